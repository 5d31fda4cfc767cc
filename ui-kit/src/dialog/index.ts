export { Dialog, DialogClose, type DialogProps } from './dialog';
export { ModalFrame, type ModalFrameProps } from './modal';

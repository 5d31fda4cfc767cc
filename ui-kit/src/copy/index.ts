export { CopyBox, type CopyBoxProps } from './copy-box';
export { CopyButton, CopyIconButton, type CopyButtonProps, type CopyIconButtonProps } from './copy-button';
export { CopyRow, type CopyRowProps } from './copy-row';
export { copyText, useCopy, type CopyEvents } from './use-copy';

export { ImageOr } from './image-or';

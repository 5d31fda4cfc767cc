export { Logo, type LogoProps } from './logo';
export { LogoMark } from './logo-mark';

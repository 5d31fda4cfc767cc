export { Logo, type LogoProps, LogoMark } from './logo';

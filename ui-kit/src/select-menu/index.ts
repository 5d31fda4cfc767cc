export { SelectMenu, type SelectMenuOption, type SelectMenuProps } from './select-menu';

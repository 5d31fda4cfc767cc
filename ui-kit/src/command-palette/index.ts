export {
  CommandPalette,
  type CommandGroup,
  type CommandItem,
  type CommandPaletteProps,
} from './command-palette';

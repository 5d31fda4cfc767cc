export { Combobox, type ComboboxProps } from './combobox';
export { OptionSearch, type OptionSearchProps } from './option-search';
export type { ComboboxOption } from './options';

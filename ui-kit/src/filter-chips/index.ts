export { Chip, type ChipProps } from './chip';
export { FilterChips, type FilterChipsOption, type FilterChipsProps } from './filter-chips';

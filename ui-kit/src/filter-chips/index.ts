export {
  Chip,
  type ChipProps,
  FilterChips,
  type FilterChipsOption,
  type FilterChipsProps,
} from './filter-chips';

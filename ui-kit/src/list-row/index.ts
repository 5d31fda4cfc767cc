export { ListRow, type ListRowProps } from './list-row';
export { RowContent, type RowContentProps } from './row-content';

export { ListRow, type ListRowProps, RowContent, type RowContentProps } from './list-row';

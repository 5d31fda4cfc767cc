export { Table, type TableProps } from './table';
export type { TableColumn, TableSort } from './table-column';
export { TableLines, type TableLinesProps } from './table-row';

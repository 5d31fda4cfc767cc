export { Badge, type BadgeProps } from './badge';
export { StatusBadge, type Status, type StatusBadgeProps } from './status-badge';

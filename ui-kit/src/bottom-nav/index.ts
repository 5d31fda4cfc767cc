export { BottomNav, BottomNavItem, type BottomNavItemProps, type BottomNavProps } from './bottom-nav';

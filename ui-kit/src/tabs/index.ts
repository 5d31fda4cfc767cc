export { Tabs, TabsPanel, type TabsOption, type TabsPanelProps, type TabsProps } from './tabs';

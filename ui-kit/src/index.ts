export { Accordion, AccordionItem } from './accordion';
export { Amount, formatAmount, type AmountProps } from './amount';
export { AttemptProgress } from './attempt-progress';
export { Avatar } from './avatar';
export { Badge, StatusBadge, type StatusBadgeProps } from './badge';
export { Banner } from './banner';
export { BottomNav, BottomNavItem } from './bottom-nav';
export { BrandTile } from './brand-tile';
export { Button, type ButtonProps } from './button';
export { Card } from './card';
export type { ChartPanel, ChartSeries } from './chart-series';
export { Checkbox } from './checkbox';
export { classNames } from './class-names';
export { CodeCopy } from './code-digits';
export { CodeDigits } from './code-digits';
export { CodeField } from './code-field';
export { Combobox } from './combobox/combobox';
export { OptionSearch } from './combobox/option-search';
export type { ComboboxOption } from './combobox/options';
export type { CommandItem } from './command-list';
export { CommandPalette } from './command-palette';
export { CopyBox, CopyButton, CopyIconButton, CopyRow } from './copy';
export { Countdown, TimeLeft } from './countdown';
export { CountingAmount } from './counting-amount';
export { DateField } from './date-field';
export { isDay, writtenDay } from './day-text';
export { Dialog, DialogClose } from './dialog';
export { Divider } from './divider';
export { Drawer } from './dialog';
export { EmptyState } from './empty-state';
export { ErrorState } from './error-state';
export { FileDrop } from './file-drop';
export { Chip, FilterChips, type FilterChipsOption } from './filter-chips';
export { Flag } from './flag';
export { IconButton, type IconButtonProps } from './icon-button';
export { LegalPage } from './legal-page';
export { ListRow, type RowContentProps } from './list-row';
export { Logo, LogoMark } from './logo';
export { useMediaQuery } from './media-query';
export {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from './menu';
export { MoneyField } from './money-field';
export { OptionCards } from './option-cards';
export { PasswordField } from './password-field';
export { PasswordCriteria, PasswordStrength, type PasswordStrengthLevel } from './password-strength';
export { Popover } from './popover';
export { QrCode } from './qr-code';
export { SearchField } from './search-field';
export { SectionHeading } from './section-heading';
export { Select } from './select';
export { SelectMenu } from './select-menu';
export { Skeleton, SkeletonGroup } from './skeleton';
export { SmsNotification } from './sms-notification';
export { Sparkline } from './sparkline';
export { Spinner } from './spinner';
export { StatCard } from './stat-card';
export { Stepper } from './stepper';
export { Switch } from './switch';
export { Tabs, TabsPanel } from './tabs';
export { Tooltip } from './tooltip';
export { TextArea } from './text-area';
export { TextField } from './text-field';
export { ThemeSwitch, type Theme } from './theme-switch';
export { Ticket, TicketFooter, TicketHeader, TicketNumber, TicketStrip } from './ticket';
export { Timeline, type TimelineItem } from './timeline';
export { toast } from './toast';
export { Toaster } from './toaster';
export { TopBar, TopBarActions, TopBarLink, TopBarNav, TopBarPill } from './top-bar';
export { TrendChart } from './trend-chart';

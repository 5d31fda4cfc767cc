import { DayPicker } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import { ptBR } from 'react-day-picker/locale/pt-BR';
import { classNames } from './class-names';
import { dateOf, dayOf } from './day-text';

const LOCALES = { pt: ptBR, en: enUS, es };
const isKnown = (language: string): language is keyof typeof LOCALES => language in LOCALES;

const cell = 'size-10.5 md:size-9';
const step = 'touch-target grid size-9 place-items-center rounded-tile hover:bg-surface-sunken';
const styles = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: classNames(step, 'aria-disabled:opacity-40 [&_svg]:size-4'),
  button_next: classNames(step, 'aria-disabled:opacity-40 [&_svg]:size-4'),
  chevron: 'fill-text',
  month_caption: 'flex h-9 items-center justify-center',
  dropdowns: 'flex items-center gap-1.5 text-md font-semibold',
  dropdown_root: 'relative rounded-tile px-1.5 py-1 hover:bg-surface-sunken has-focus-visible:outline-2',
  dropdown: 'absolute inset-0 w-full cursor-pointer appearance-none opacity-0',
  caption_label: 'flex items-center gap-1 capitalize [&_svg]:size-3',
  month_grid: 'mt-1.5 border-collapse',
  weekday: classNames(cell, 'text-xs font-medium text-muted'),
  day: 'group/day p-0 text-center',
  day_button: classNames(
    cell,
    'rounded-tile text-md tabular-nums hover:bg-surface-sunken disabled:text-muted disabled:opacity-50',
    'group-aria-selected/day:bg-brand group-aria-selected/day:font-semibold group-aria-selected/day:text-on-brand',
    'group-data-today/day:underline group-data-today/day:underline-offset-4',
  ),
  outside: 'text-muted',
};

interface DateCalendarProps {
  locale: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}

/** One month of days to choose from. */
export default function DateCalendar({ locale, value, min, max, onChoose }: DateCalendarProps) {
  const language = locale.slice(0, 2);
  const first = dateOf(min ?? '');
  const last = dateOf(max ?? '');
  const selected = dateOf(value);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      captionLayout="dropdown"
      locale={isKnown(language) ? LOCALES[language] : ptBR}
      selected={selected}
      defaultMonth={selected ?? last}
      startMonth={first}
      endMonth={last}
      disabled={[first ? { before: first } : false, last ? { after: last } : false]}
      onSelect={(date) => onChoose(dayOf(date))}
      formatters={{ formatWeekdayName: (date) => weekday.format(date).replace('.', '') }}
      classNames={styles}
    />
  );
}

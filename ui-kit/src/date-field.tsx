import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { classNames } from './class-names';
import { dayPattern, maskedDay, typedDay, writtenDay } from './day-text';
import { Field, fieldFrame, fieldInput, type FieldSize, type FieldTexts, useField } from './field';
import { IconButton } from './icon-button';
import { Skeleton } from './skeleton';

// The calendar is large, so it is loaded when it is opened first.
const DateCalendar = lazy(() => import('./date-calendar'));

export type DateFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'min' | 'max' | 'type'
> &
  FieldTexts & {
    size?: FieldSize;
    /** `YYYY-MM-DD`, or empty. */
    value: string;
    /** Gets `YYYY-MM-DD` for a valid day, otherwise the typed text; empty when the field is emptied. */
    onValueChange: (value: string) => void;
    locale: string;
    /** The first day of the calendar; the caller checks the typed text. */
    min?: string | undefined;
    /** The last day of the calendar. */
    max?: string | undefined;
    /** The accessible name of the button that opens the calendar. */
    openLabel: string;
  };

/** A day, typed as the reader's language writes it or chosen in a calendar. */
export function DateField({
  value,
  onValueChange,
  locale,
  min,
  max,
  openLabel,
  size = 'md',
  onKeyDown,
  onBlur,
  ...props
}: DateFieldProps) {
  const { field, control } = useField({ ...props, size });
  const [isOpen, setOpen] = useState(false);
  // While the field has the focus, it shows the typed text; otherwise it shows the value.
  const [draft, setDraft] = useState<string>();

  function type(text: string) {
    const masked = maskedDay(text, locale);
    setDraft(masked);
    onValueChange(typedDay(masked, locale) ?? masked);
  }

  function choose(day: string) {
    setDraft(undefined);
    setOpen(false);
    onValueChange(day);
  }

  return (
    <Field data-slot="date-field" {...field}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Anchor asChild>
          <div className={classNames(fieldFrame({ size }), 'pr-1')}>
            <input
              inputMode="numeric"
              autoComplete="off"
              placeholder={dayPattern(locale)}
              {...control}
              value={draft ?? writtenDay(value, locale)}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                setOpen(true);
              }}
              onBlur={(event) => {
                setDraft(undefined);
                onBlur?.(event);
              }}
              className={classNames(fieldInput({ size }), 'tabular-nums')}
            />
            <Popover.Trigger asChild>
              <IconButton
                label={openLabel}
                size={size === 'xs' ? null : 'sm'}
                disabled={props.disabled}
                className={size === 'xs' ? 'size-9 text-muted md:size-7 md:[&_svg]:size-4' : 'text-muted'}
              >
                <CalendarDays aria-hidden />
              </IconButton>
            </Popover.Trigger>
          </div>
        </Popover.Anchor>
        <Popover.Portal>
          <Popover.Content
            data-slot="date-calendar"
            aria-label={openLabel}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            // The calendar itself focuses the chosen day.
            onOpenAutoFocus={(event) => event.preventDefault()}
            className={classNames(
              'z-50 rounded-card border border-border bg-surface-card p-2.5 text-text shadow-card outline-none',
              'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
            )}
          >
            <Suspense fallback={<Skeleton className="h-79 w-74 md:h-70 md:w-63" />}>
              <DateCalendar locale={locale} value={value} min={min} max={max} onChoose={choose} />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </Field>
  );
}

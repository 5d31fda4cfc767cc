import { useQuery } from '@tanstack/react-query';
import { Drawer } from '@torpedo/ui-kit';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallIconButton } from '../../../shared/back-office/small-controls';
import { openAlarmsQuery } from '../api/alarms';
import { HistoryLink } from './alarms-card';
import { OpenAlarms } from './open-alarms';

const MOST_WRITTEN = 99;

export function AlarmBell() {
  const { t } = useTranslation(['admin-alarms', 'admin-kit']);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(openAlarmsQuery());
  const count = data?.total ?? 0;
  const close = () => setOpen(false);
  return (
    <>
      <SmallIconButton
        label={t('bell', { count })}
        aria-haspopup="dialog"
        className="relative"
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-chip bg-danger px-1 text-2xs leading-none font-bold text-on-danger md:-top-1 md:-right-1"
          >
            {Math.min(count, MOST_WRITTEN)}
          </span>
        )}
      </SmallIconButton>
      <Drawer
        size="lg"
        open={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        closeLabel={t('admin-kit:close')}
        footer={<HistoryLink onLeave={close} />}
      >
        <div className="-mx-3.5">
          <OpenAlarms onLeave={close} />
        </div>
      </Drawer>
    </>
  );
}

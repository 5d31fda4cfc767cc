import { House, MessageSquareText, ReceiptText, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../src/avatar';
import { BottomNav, BottomNavItem } from '../../src/bottom-nav';
import { Logo } from '../../src/logo';
import { SelectMenu } from '../../src/select-menu';
import { TopBar, TopBarActions, TopBarLink, TopBarNav, TopBarPill } from '../../src/top-bar';
import { StoryFlag } from '../pictures';

const places = [
  { name: 'Início', icon: <House /> },
  { name: 'Números', icon: <MessageSquareText /> },
  { name: 'Saldo', icon: <Wallet /> },
  { name: 'Pedidos', icon: <ReceiptText /> },
  { name: 'Perfil', icon: <UserRound /> },
];

export function Languages({ className }: { className?: string }) {
  return (
    <SelectMenu
      label="Idioma"
      className={className}
      value="pt"
      onValueChange={() => undefined}
      options={[
        { value: 'pt', label: 'Português', shortLabel: 'PT', image: <StoryFlag code="BR" /> },
        { value: 'en', label: 'English', shortLabel: 'EN', image: <StoryFlag code="US" /> },
        { value: 'es', label: 'Español', shortLabel: 'ES', image: <StoryFlag code="ES" /> },
      ]}
    />
  );
}

/** The bars around a screen of the app. */
export function AppFrame({ current, children }: { current: string; children: ReactNode }) {
  const currentPage = (name: string) => (name === current ? 'page' : undefined);
  return (
    <>
      <TopBar>
        <Logo name="torpedo" />
        <TopBarNav label="Principal">
          {places.slice(0, 4).map(({ name }) => (
            <TopBarLink key={name} href="#lugar" aria-current={currentPage(name)}>
              {name}
            </TopBarLink>
          ))}
        </TopBarNav>
        <TopBarActions>
          <TopBarPill href="#saldo" icon={<Wallet aria-hidden />}>
            R$ 24,10
          </TopBarPill>
          <Languages className="max-lg:hidden" />
          <Avatar name="Ana" label="Ana" className="max-lg:hidden" />
        </TopBarActions>
      </TopBar>
      <main className="mx-auto grid max-w-page grid-cols-1 gap-3.5 px-4 pt-3.5 pb-24 lg:gap-5 lg:pt-7 xl:px-0">
        {children}
      </main>
      <BottomNav label="Lugares">
        {places.map(({ name, icon }) => (
          <BottomNavItem key={name} href="#lugar" icon={icon} aria-current={currentPage(name)}>
            {name}
          </BottomNavItem>
        ))}
      </BottomNav>
    </>
  );
}

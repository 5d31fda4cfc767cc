export { TopBar, TopBarActions, TopBarLink, TopBarNav, TopBarPill } from './top-bar';

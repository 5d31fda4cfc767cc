import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Account' };

export const SignIn: ScreenStory = { args: { address: '/login', visitor: true } };

export const Register: ScreenStory = { args: { address: '/register', visitor: true } };

export const ForgottenPassword: ScreenStory = { args: { address: '/forgot-password', visitor: true } };

export const Profile: ScreenStory = { args: { address: '/profile' } };

export const Help: ScreenStory = { args: { address: '/help' } };

import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Account' };

export const SignIn: ScreenStory = { args: { address: '/login', visitor: true } };

export const Register: ScreenStory = { args: { address: '/register', visitor: true } };

export const ForgottenPassword: ScreenStory = { args: { address: '/forgot-password', visitor: true } };

export const ConfirmEmail: ScreenStory = {
  args: { address: '/verify-email?from=login&email=ana%40exemplo.com.br', visitor: true },
};

export const NewPassword: ScreenStory = {
  args: { address: '/reset-password?token=Jt3Jx0cF5oV1mB0u0e2mC0sN7yq0pQm4zE9b1dVfK2s', visitor: true },
};

export const SecureAccount: ScreenStory = { args: { address: '/secure-account', visitor: true } };

export const AccessDenied: ScreenStory = { args: { address: '/unauthorized' } };

export const Profile: ScreenStory = { args: { address: '/profile' } };

export const Help: ScreenStory = { args: { address: '/help' } };

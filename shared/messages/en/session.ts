import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { session as source } from '#shared/messages/jp/session.ts';

export const session: CatalogueOf<typeof source> = {
  signIn: {
    title: 'Sign in',
    lead: 'Enter the e-mail address and password of your account.',
    email: 'E-mail address (login ID)',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    again: 'Sign in again and you will return to where you were.',
  },
  signOut: {
    working: 'Signing out',
    done: 'You have signed out',
    text: 'Thank you for using our service. On a shared device, please close the browser too.',
    signInAgain: 'Sign in again',
  },
  ended: 'Your session has ended. Taking you to the sign-in page.',
  forbidden: 'You do not have permission to do this. Taking you to another page shortly.',
};

import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { mail as source } from '#shared/messages/jp/mail.ts';

export const mail: CatalogueOf<typeof source> = {
  greeting: 'Hello {{name}},',
  openInstead: 'If the button does not work, open this address in your browser:',
  expires: {
    minutes: 'The link works once, within {{count}} minutes (until {{until}}, Japan time).',
    hours: 'The link works once, within {{count}} hours (until {{until}}, Japan time).',
    days: 'The link works once, within {{count}} days (until {{until}}, Japan time).',
  },
  footer: 'This message was sent automatically by {{brand}}. Replies to it are not read.',
  passwordReset: {
    subject: 'Reset your {{brand}} password',
    title: 'Reset your password',
    lead: 'We received a request to reset your password. Use the button below to choose a new one.',
    button: 'Choose a new password',
    notYou: 'If you did not ask for this, you can ignore this e-mail. Your password stays as it is.',
  },
  invitation: {
    subject: 'You are invited to {{brand}}',
    title: 'Your account is ready',
    lead: '{{inviter}} has set up an account for you. Choose a password and you can start right away.',
    signInId: 'You sign in with this e-mail address: {{email}}',
    button: 'Choose a password and start',
    late: 'If the link has expired, ask the person who invited you to send the e-mail again.',
    notYou: 'If you were not expecting this, you can ignore this e-mail. Nobody can use the account until a password is chosen.',
  },
  registration: {
    subject: 'Complete your {{brand}} registration',
    title: 'One more step',
    lead: 'Thank you for signing up for {{brand}}. Choose a password with the button below to complete your registration and begin your free {{days}}-day trial.',
    button: 'Complete registration',
    notYou: 'If you did not sign up, you can ignore this e-mail. Nothing will be registered.',
  },
  registrationKnown: {
    subject: 'You already have a {{brand}} account',
    title: 'This e-mail address is already registered',
    lead: 'Someone signed up with this e-mail address, but you already have an account, so we did not create another one. Just sign in as usual.',
    button: 'Sign in',
    forgotten: 'Forgotten your password? You can reset it here:',
    notYou: 'If it was not you who signed up, you can ignore this e-mail. Nothing about your account has changed.',
  },
  registrationEnded: {
    subject: 'About your {{brand}} registration',
    title: 'This e-mail address cannot be used',
    lead: 'Someone signed up with this e-mail address, but the account it belonged to has been terminated, so it cannot be registered again. Please sign up with a different e-mail address.',
    button: 'Sign up with another address',
    notYou: 'If it was not you who signed up, you can ignore this e-mail.',
  },
  passwordChanged: {
    subject: 'Your {{brand}} password was changed',
    title: 'Your password was changed',
    lead: 'The password of your account was changed on {{at}} (Japan time). Every device that was signed in before has been signed out.',
    wasYou: 'If you made this change, there is nothing else to do.',
    notYou: 'If you did not, somebody else may have access to your account. Reset your password now.',
    button: 'Reset password',
  },
};

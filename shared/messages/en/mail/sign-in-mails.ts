import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { signInMails as source } from '#shared/messages/jp/mail/sign-in-mails.ts';

export const signInMails: CatalogueOf<typeof source> = {
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
    conditions: {
      paid: 'Your contract: plan “{{plan}}”, {{price}} a month before tax ({{withTax}} with tax), {{fee}}, minimum term {{months}} months. You review and agree to it when you first sign in.',
      trial: 'Your contract: plan “{{plan}}”, which is free during the trial. You review and agree to it when you first sign in.',
      fee: 'initial fee {{fee}} before tax',
      waive: 'no initial fee',
      elsewhere: 'initial fee already charged',
    },
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
  invitationKnown: {
    subject: 'You already have a {{brand}} account',
    title: 'This e-mail address is already registered',
    lead: '{{inviter}} invited {{email}} to a new account, but you already sign in to an account with this address.',
    otherAddress:
      'An address can sign in to one account only. If you would like to accept the invitation, ask for one to a different address.',
    button: 'Sign in',
    notYou:
      'The sender does not learn that you have an account. If you were not expecting this, you can ignore this e-mail. Nothing about your account has changed.',
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
  actedFor: {
    subject: '{{brand}}: your console was opened for support',
    title: 'Your console was opened for support',
    lead: '{{by}} of {{company}} has opened your console in order to support you.',
    leadOfProvider: '{{provider}} has opened your console in order to support you.',
    reason: 'Reason: {{reason}}',
    access: {
      READ: 'Access: view only; nothing can be changed.',
      EDIT: 'Access: view and edit, except for your password, sign-in protection, payments, contract and the export of all data.',
    },
    until: 'The access ends by itself on {{until}} (Japan time).',
    recorded:
      'Everything that is done is recorded in your activity log. On your profile page you can see the access and end it at any time.',
    button: 'Open my profile',
  },
  provider: { named: 'Your provider ({{brand}})', alone: 'Your provider' },
  security: {
    wasYou: 'If this was you, there is nothing else to do.',
    notYou: 'If it was not, a manager may know your password. Reset it now: every device is then signed out.',
    button: 'Reset password',
    device: 'Device: {{device}}',
    unknownDevice: 'unknown',
    notice: {
      'new-device': {
        subject: '{{brand}}: sign-in on a new device',
        title: 'Sign-in on a new device',
        lead: 'Your account was signed in to on {{at}} (Japan time), on a device that it had not been used on before.',
      },
      'two-factor-on': {
        subject: '{{brand}}: two-factor authentication is on',
        title: 'Two-factor authentication is on',
        lead: 'Two-factor authentication was set up for your account on {{at}} (Japan time). From the next sign-in on, you need a code besides your password.',
      },
      'two-factor-off': {
        subject: '{{brand}}: two-factor authentication is off',
        title: 'Two-factor authentication is off',
        lead: 'Two-factor authentication was turned off for your account on {{at}} (Japan time). Your password alone is now enough to sign in.',
      },
      'two-factor-reset': {
        subject: '{{brand}}: two-factor authentication was reset',
        title: 'Two-factor authentication was reset',
        lead: 'Whoever manages your account reset its two-factor authentication on {{at}} (Japan time). Your password alone is now enough to sign in. Please set it up again in your profile.',
      },
      'recovery-codes': {
        subject: '{{brand}}: new recovery codes',
        title: 'New recovery codes',
        lead: 'New recovery codes were issued for your account on {{at}} (Japan time). The former ones no longer work.',
      },
      'recovery-code-used': {
        subject: '{{brand}}: sign-in with a recovery code',
        title: 'Sign-in with a recovery code',
        lead: 'A recovery code was used to sign in to your account on {{at}} (Japan time). It cannot be used again.',
      },
    },
  },
  /** E-mails about a change of the address with which a login signs in. */
  loginEmail: {
    change: {
      subject: 'Confirm the new e-mail address of your {{brand}} login',
      title: 'Change your e-mail address?',
      lead: 'Someone asked to change the e-mail address with which you sign in to {{brand}} to {{email}}. Open the page behind the button below to confirm or cancel the change.',
      both: 'The address changes once both this e-mail and the one sent to the new address have been confirmed.',
      button: 'Review the change',
      notYou: 'If it was not you, please cancel the change on that page and change your password. Unless it is confirmed, nothing changes.',
    },
    confirm: {
      subject: 'Confirm your e-mail address for {{brand}}',
      title: 'Confirm your new e-mail address',
      lead: 'Someone asked to use this e-mail address to sign in to {{brand}}. Open the page behind the button below to confirm it.',
      both: 'The address changes once both this e-mail and the one sent to the former address have been confirmed.',
      button: 'Confirm the address',
      notYou: 'If it was not you, you can ignore this e-mail. This address will not be used.',
    },
    changed: {
      subject: 'The e-mail address of your {{brand}} login has been changed',
      title: 'Your e-mail address has been changed',
      lead: 'The e-mail address with which you sign in to {{brand}} was changed on {{at}} (Japan time). Further e-mails will go to the new address.',
      logIn: 'You have been signed out on all devices. Please sign in with your new e-mail address.',
      button: 'Sign in',
      notYou: 'If it was not you, please contact your provider at once.',
    },
    known: {
      subject: 'This e-mail address is already in use at {{brand}}',
      title: 'This e-mail address already has an account',
      lead: 'Someone asked to use this e-mail address to sign in to another account. It already belongs to your account, so it cannot be used there.',
      button: 'Sign in',
      notYou: 'If it was not you, you can ignore this e-mail. Nothing about your account has changed.',
    },
  },
  passwordChanged: {
    subject: 'Your {{brand}} password was changed',
    title: 'Your password was changed',
    lead: 'The password of your account was changed on {{at}} (Japan time). Every device that was signed in before has been signed out.',
    wasYou: 'If you made this change, there is nothing else to do.',
    notYou: 'If you did not, a manager may have access to your account. Reset your password now.',
    button: 'Reset password',
  },
};

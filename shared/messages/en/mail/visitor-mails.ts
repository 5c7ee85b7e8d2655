import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitorMails as source } from '#shared/messages/jp/mail/visitor-mails.ts';

export const visitorMails: CatalogueOf<typeof source> = {
  formReceived: {
    subject: { contact: 'New inquiry on {{site}}', homepage: 'New form entry on {{site}}' },
    title: { contact: 'You have a new inquiry', homepage: 'You have a new form entry' },
    lead: 'This was sent on {{site}} on {{at}} (Japan time).',
    reply: 'Reply to this e-mail to answer the sender ({{email}}).',
    agreed: 'Agreed to: {{pages}}',
    offer: 'Sent from the pop-up “{{name}}”.',
    waiting: 'All places are taken, so this was put on the waiting list.',
    button: 'Open the site',
    footer: 'This message was sent automatically by a form on {{site}}.',
  },
  formThanks: {
    subject: { contact: 'Thank you for contacting {{company}}', homepage: '{{company}} has received your form' },
    title: { contact: 'Thank you for your inquiry', homepage: 'Thank you for your form' },
    lead: '{{company}} has received the following from you.',
    reply: 'We will reply to you by e-mail within 24 hours.',
    waiting: 'All places were taken, so we have put you on the waiting list. We will e-mail you if a place becomes free.',
    button: 'Back to the site',
    notYou: 'If you did not send this, you can ignore this e-mail.',
  },
  unanswered: '(not answered)',
  memberRegistration: {
    subject: 'Complete your {{brand}} membership',
    title: 'One more step',
    lead: 'Thank you for becoming a member of {{brand}}. Open the page behind the button below to complete your registration.',
    button: 'Complete registration',
    notYou: 'If you did not register, you can ignore this e-mail. Nothing will be registered.',
  },
  memberKnown: {
    subject: 'You are already a member of {{brand}}',
    title: 'This e-mail address is already registered',
    lead: 'Someone registered with {{brand}} using this e-mail address, but you are a member already. Just log in as usual.',
    button: 'Log in',
    forgotten: 'Forgotten your password? You can reset it here:',
    notYou: 'If it was not you who registered, you can ignore this e-mail. Nothing about your membership has changed.',
  },
  memberEmailChange: {
    subject: 'Confirm the new e-mail address for {{brand}}',
    title: 'Change your e-mail address?',
    lead: 'Someone asked to change the e-mail address of your {{brand}} membership to {{email}}. Open the page behind the button below to confirm or cancel the change.',
    both: 'The address changes once both this e-mail and the one sent to the new address have been confirmed.',
    button: 'Review the change',
    notYou: 'If it was not you, please cancel the change on that page and change your password. Unless it is confirmed, nothing changes.',
  },
  memberEmailConfirm: {
    subject: 'Confirm your e-mail address for {{brand}}',
    title: 'Confirm your new e-mail address',
    lead: 'Someone asked to use this e-mail address for a {{brand}} membership. Open the page behind the button below to confirm it.',
    both: 'The address changes once both this e-mail and the one sent to the former address have been confirmed.',
    button: 'Confirm the address',
    notYou: 'If it was not you, you can ignore this e-mail. This address will not be used.',
  },
  memberEmailChanged: {
    subject: 'Your {{brand}} e-mail address has been changed',
    title: 'Your e-mail address has been changed',
    lead: 'The e-mail address of your {{brand}} membership was changed on {{at}} (Japan time). Further e-mails will go to the new address.',
    logIn: 'You have been logged out everywhere. Please log in with your new e-mail address.',
    button: 'Log in',
    notYou: 'If it was not you, please contact the owner of the site.',
  },
  memberLeft: {
    subject: 'You have left {{brand}}',
    title: 'Your membership has been deleted',
    lead: 'Your {{brand}} membership was deleted on {{at}} (Japan time). Thank you for having been with us.',
    deleted:
      'What you entered when you registered has been deleted. You can become a member again with the same e-mail address at any time.',
    button: 'Become a member',
    notYou: 'If you did not do this, somebody else may know your password. Please change it wherever else you use it.',
  },
};

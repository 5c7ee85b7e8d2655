import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { admins as source } from '#shared/messages/jp/console/admins.ts';

export const admins: CatalogueOf<typeof source> = {
  title: 'Admin settings',
  lead: 'Invite people to work in this account with you, and choose what they can do.',
  invite: 'Invite a sub-admin',
  you: 'You',
  owner: 'Account owner',
  ownerHelp: 'The account owner is always a main contact, and cannot be changed or removed here.',
  field: {
    name: 'Name',
    email: 'E-mail',
    permission: 'Permission',
    authority: 'Authority',
    status: 'Status',
    language: 'Language of e-mails',
  },
  permissionHelp: {
    'main-contact': 'Everything an editor can do, and admin settings and the activity log. Also the contact for the contract.',
    editor: 'Builds and publishes sites. Cannot change the account’s settings.',
    viewer: 'Can look at everything, but change nothing.',
    accountant: 'Uses the pages about money only: payments, invoices and documents. Sees no sites, members or users.',
  },
  authorityHelp: {
    edit: 'Views and changes what the permission allows.',
    view: 'View only',
  },
  guide: {
    title: 'What each permission can do',
    authority: 'With authority “View”, nobody can change anything, whatever their permission.',
    users: 'Sub-admins of any permission cannot add, change or pause users.',
  },
  failed: 'The list of admins could not be loaded',
  empty: {
    title: 'No sub-admins yet',
    text: 'People you invite sign in with their own e-mail address and password, and work inside this account.',
    readOnly: 'People who are invited appear here.',
  },
  action: {
    edit: 'Change',
    resend: 'Resend invitation',
    remove: 'Remove',
  },
  form: {
    inviteTitle: 'Invite a sub-admin',
    editTitle: 'Change a sub-admin',
    nameHelp: 'Up to {{max}} characters',
    emailHelp: 'Used to sign in. A link to choose a password is sent here.',
    emailEditHelp: 'Used to sign in.',
    emailInvitedHelp: 'If you change it, the invitation is sent again to the new address.',
    languageHelp: 'The language of the e-mails this person receives.',
    invite: 'Send invitation',
    save: 'Save',
    closed: {
      'own-account': 'You cannot change your own permission and authority. Ask another main contact.',
    },
    behind: {
      title: 'Someone else changed this first',
      text: 'Loading the latest version replaces what you have entered here. Check it, then make your change again.',
      takeIn: 'Load the latest version',
    },
  },
  remove: {
    title: 'Remove “{{name}}”?',
    text: 'They are signed out at once and can no longer sign in. Sites they made stay in the account.',
    again: 'You can invite the same e-mail address again later.',
    confirm: 'Remove sub-admin',
  },
  done: {
    invite: 'Invitation sent to {{email}}',
    update: '“{{name}}” saved',
    remove: '“{{name}}” removed',
    resend: 'Invitation sent again to {{email}}',
  },
  failure: {
    invite: 'The invitation could not be sent',
    update: 'The changes could not be saved',
    remove: 'The sub-admin could not be removed',
    resend: 'The invitation could not be sent again',
  },
};

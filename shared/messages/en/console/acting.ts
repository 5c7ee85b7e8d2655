export const acting = {
  access: { READ: 'View only', EDIT: 'View and edit' },
  back: 'Back to my console',
  /** Texts on the page of an account. */
  panel: {
    title: 'Customer’s console',
    text: 'Open the console of this account for one hour, for example to help with a question.',
    open: 'Open the customer’s console',
  },
  dialog: {
    title: 'Open the console of {{name}}',
    access: 'Access',
    help: {
      READ: 'You see the screens and cannot change anything.',
      EDIT: 'You can change sites, news and so on. Password, sign-in protection, API access, sub-admins, payments, contract and exports of data are for the account holder alone.',
    },
    reason: 'Reason',
    reasonHelp: 'Shown to the customer as it is, by e-mail and in the activity log.',
    told: 'The customer is told by e-mail: your name, the reason and the access.',
    recorded: 'Everything you do is recorded under your name and the customer’s.',
    ends: 'The access ends by itself after one hour. The customer can end it earlier.',
    submit: 'Open the console',
  },
  /** Texts above every screen of the console that the manager has opened. */
  banner: {
    label: 'Working in the console of a customer',
    whose: 'You are in the console of {{name}}, {{company}}',
    minutes: '{{count}} min left',
  },
  over: {
    title: 'The access to this console has ended',
    text: 'The hour is over, or the customer or somebody else has ended it. To continue, open the console again from your own.',
  },
  /** Texts on the profile of the login whose console was opened. */
  past: {
    title: 'Who opened your console',
    lead: 'When and why someone who manages your account opened your console, for example to support you.',
    who: '{{name}}, {{company}}',
    active: 'Open now',
    period: '{{from}} – {{until}}',
    reason: 'Reason: {{reason}}',
    end: 'End access',
    ended: 'The access has ended.',
    endFailed: 'The access could not be ended',
  },
  /** Shown instead of the parts of a profile that only the person may see. */
  personOnly: 'Only the account holder can see and change the password and the sign-in protection.',
} as const;

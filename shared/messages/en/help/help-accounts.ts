import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpAccounts as source } from '#shared/messages/jp/help/help-accounts.ts';

export const helpAccounts: CatalogueOf<typeof source> = {
  userList: {
    lead: 'Lists the accounts below yours.',
    tasks: {
      add: {
        title: 'Add a user',
        steps:
          'Press [[users:list.add]].\nEnter company, contact, e-mail address and plan, then press [[users:create.submit]].\nThe user gets a link to choose a password.',
      },
      pause: {
        title: 'Pause several accounts',
        steps: 'Select accounts in the list.\nPause or resume them with the buttons above the list.',
      },
    },
    notes:
      'The search finds the beginnings of words in company, contact and e-mail address.\nA paused account can be looked at but not changed, and its sites are offline.',
  },
  user: {
    lead: 'Shows one account: contract, plan, sites, invoices and what can be done with it.',
    tasks: {
      help: {
        title: 'Help a customer in its console',
        steps: 'Press [[acting:panel.open]].\nChoose the access, give a reason and press [[acting:dialog.submit]].',
      },
      plan: {
        title: 'Answer a request for a plan',
        steps: 'Read the request at the top.\nPress [[users:planRequest.approve]] or [[users:planRequest.decline]].',
      },
      end: {
        title: 'Pause or end the contract',
        steps:
          'Choose [[users:action.pause]] under the account actions. It can be undone at any time.\nChoose [[users:action.terminate]] to end the contract for good.',
      },
    },
    notes:
      'Access to a console ends after {{actingMinutes}} minutes, and the customer is told.\nAn invitation that got lost can be sent again with [[users:action.resend-invitation]].',
  },
  userImport: {
    lead: 'Adds many accounts from one CSV file.',
    tasks: {
      import: {
        title: 'Add accounts',
        steps:
          'Press [[imports:start.download]] and fill in the file.\nChoose the file and check which column holds which field.\nStart the import. Errors are listed by row.',
      },
      undo: { title: 'Undo an import', steps: 'Open the import.\nPress [[imports:done.undo]] while no one has used the accounts yet.' },
    },
    notes: 'A file can have {{importRows}} rows and {{importMb}} MB.\nIf there is a single error, no account is added.',
  },
  adminList: {
    lead: 'Manages the people who work in this account with you.',
    tasks: {
      invite: { title: 'Invite someone', steps: 'Press [[admins:invite]].\nChoose the permission and press [[admins:form.invite]].' },
      remove: { title: 'Remove someone', steps: 'Open the menu at the end of the row and choose [[admins:action.remove]].' },
    },
    notes:
      'Each person signs in with an own e-mail address and password.\nWith the authority [[users:authority.view]], nothing can be changed.',
  },
  legalDocuments: {
    lead: 'Publishes the terms of use and the privacy policy that your users agree to.',
    tasks: {
      publish: {
        title: 'Publish a new version',
        steps:
          'Write the text and choose the day from which it holds.\nPress [[legal:form.save]], check the preview, then press [[legal:form.publish]].',
      },
    },
    notes:
      'A published version can be neither changed nor deleted.\nOnce it is in force, people are asked to agree when they open the console.',
  },
  auditLog: {
    lead: 'Records who did what and when. It cannot be changed.',
    tasks: {
      find: {
        title: 'Find a change',
        steps: 'Choose what, the period and the account.\nThe column [[audit:column.changes]] shows the values before and after.',
      },
      export: { title: 'Export the log', steps: 'Set the filters.\nPress [[common:export.start]] or [[common:export.startExcel]].' },
    },
    notes: '',
  },
  profile: {
    lead: 'Your own details, password, sign-in security and notification preferences.',
    tasks: {
      protect: {
        title: 'Protect your sign-in',
        steps:
          'Press [[security:twoFactor.setUp]] and scan the QR code with an authenticator app.\nKeep the recovery codes in a safe place.',
      },
      address: {
        title: 'Change your e-mail address',
        steps: 'Press [[profile:ownLogin.email]].\nConfirm it in the e-mails to both addresses.',
      },
      export: { title: 'Take all data with you', steps: 'Press [[takeout:start]] and wait for the e-mail.' },
      support: {
        title: 'Set the support contact',
        steps:
          'Enter an address or a page under [[profile:support.title]].\nEveryone below your account sees it in the help and beside errors.',
      },
    },
    notes:
      'If you do not recognize a signed-in device, sign it out and change your password.\n[[common:profile.changePassword]] in the profile menu at the top right leads to the fields of the password.',
  },
  apiAccess: {
    lead: 'Lets your own programs read and change members, inquiries, news and analytics.',
    tasks: {
      issue: {
        title: 'Issue an access',
        steps: 'Press [[api:issue]], then choose endpoints and sites.\nCopy the key. It is shown only once.',
      },
      webhook: {
        title: 'Get told about events',
        steps: 'Press [[webhooks:add]] and enter the address of your system.\nChoose the events. A test shows whether they arrive.',
      },
    },
    notes:
      'An access may make {{callsPerMinute}} calls a minute.\nDeliveries that fail are sent again, and are kept for {{webhookDays}} days.',
  },
  apiReference: {
    lead: 'Describes every endpoint of the API, with examples that you can copy.',
    tasks: {
      call: { title: 'Make the first call', steps: 'Issue an access and copy its key.\nCopy an example and put in the key.' },
    },
    notes: 'A write that is repeated with the same idempotency key happens only once.',
  },
  systemNotices: {
    lead: 'Tells the people who use the console about news and maintenance.',
    tasks: {
      create: {
        title: 'Write a notification',
        steps:
          'Press [[notices:create]], then write title and text and choose the receivers.\nTick [[notices:form.mail]] if it should be e-mailed too.\nPress [[notices:form.now]].',
      },
    },
    notes: 'Maintenance is shown at the top of every screen until it is over.\nOpen a notification to see who has read it.',
  },
  notices: {
    lead: 'Lists news from your provider, and what happened to your sites and contract.',
    tasks: {
      read: { title: 'Mark everything as read', steps: 'Press [[notices:received.markAll]].' },
      choose: {
        title: 'Choose how you are told',
        steps: 'Open your profile.\nChoose bell, e-mail, both or neither under [[bell:channels.title]].',
      },
    },
    notes: 'What happened to your sites and contract is kept for {{eventDays}} days.',
  },
};

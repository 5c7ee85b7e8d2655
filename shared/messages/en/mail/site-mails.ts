import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { siteMails as source } from '#shared/messages/jp/mail/site-mails.ts';

export const siteMails: CatalogueOf<typeof source> = {
  previewInvitation: {
    subject: '{{brand}}: you are invited to preview “{{site}}”',
    title: 'You are invited to a preview',
    lead: '{{company}} invites you to look at the site “{{site}}” before it is published.',
    access: 'You need this e-mail address ({{email}}) and a password, which you get from {{company}} separately.',
    message: 'Message from {{company}}',
    button: 'Open the preview',
    notYou: 'If you were not expecting this, you can ignore this e-mail. The preview does not open without the password.',
  },
  comments: {
    subject: '{{brand}}: new comments on “{{site}}” ({{count}})',
    title: 'There are new comments',
    lead: 'New comments on “{{site}}”: {{count}}.',
    more: 'And {{count}} more.',
    openEditor: 'Open in the editor',
    openPreview: 'Open the preview',
  },
  systemNotice: {
    subject: '{{brand}}: {{title}}',
    window: 'Maintenance: {{from}} to {{until}} (Japan time)',
    button: 'Open the notification',
    link: 'More about it: ',
  },
  previewApproved: {
    subject: '[{{brand}}] The preview of “{{site}}” was approved',
    title: 'The preview was approved',
    lead: 'A person you invited to the preview of “{{site}}” approved a saved version. The console shows how many approvals there are.',
    button: 'Open the site',
  },
  webhookStopped: {
    subject: '{{brand}}: webhook “{{name}}” was switched off',
    title: 'A webhook was switched off',
    lead: 'Every delivery to the webhook “{{name}}” has failed for three days, so it was switched off. Check its address, then enable it again in the console. For 30 days, events that were not delivered can be sent again from its log.',
    button: 'Open the console',
  },
  fileFinished: {
    'import-finished': {
      subject: '{{brand}}: the import is finished ({{name}})',
      title: 'The import is finished',
      lead: 'The import of “{{name}}” is finished. The console shows its result.',
    },
    'export-finished': {
      subject: '{{brand}}: your CSV file is ready ({{name}})',
      title: 'Your CSV file is ready',
      lead: 'The CSV file with the list of “{{name}}” is ready. Download it in the console within 24 hours.',
    },
    'site-export-finished': {
      subject: '{{brand}}: the ZIP file of your site is ready ({{name}})',
      title: 'The ZIP file of your site is ready',
      lead: 'The ZIP file with the published site “{{name}}” is ready. Download it in the console within 24 hours.',
    },
    'bulk-upload-finished': {
      subject: '{{brand}}: “{{name}}” can be placed on your site',
      title: 'Your files are ready to be placed',
      lead: '“{{name}}” is unpacked. Check in the editor which sheet each file goes to, and apply the plan within 7 days.',
    },
    button: 'Open the console',
  },
  visitReport: {
    subject: '{{brand}}: report on {{site}}, {{month}}',
    title: 'Analytics report, {{month}}',
    lead: 'Here is the report on what visitors did on {{site}} in {{month}}. The attached PDF shows the figures of each sheet and how visitors moved.',
    button: 'See it in the console',
    signIn: 'You need to sign in to open the console.',
    footer:
      'This e-mail is sent each month to the addresses that {{company}} chose. To stop it, reply to this e-mail or contact {{company}}.',
  },
  accountExport: {
    subject: '{{brand}}: the data of {{company}} are ready to download',
    title: 'The export is ready',
    lead: 'All data of {{company}} and its sites are collected in one ZIP file. Sign in to download it.',
    kept: 'The file is deleted after 24 hours. It contains personal data of visitors and members, so please handle it with care.',
    button: 'Go to the download',
    notYou: 'If you did not ask for this export, change your password and tell your contact at the operator.',
  },
  reportNotSent: {
    subject: '{{brand}}: the monthly report on {{site}} was not sent',
    title: 'A monthly report was not sent',
    lead: 'The report on {{site}} for {{month}} was not sent, because your plan does not include analytics.',
    afterwards: 'Once your plan includes it, reports are sent again from then on. The addresses are kept.',
    button: 'Open Analytics',
  },
  domain: {
    live: {
      subject: '{{brand}}: {{domain}} is live',
      title: 'Your custom domain is live',
      lead: '{{site}} can now be reached at {{domain}}.',
      advice: 'Visitors of the previous address are taken to the new one. Please leave the CNAME record as it is.',
    },
    failing: {
      subject: '{{brand}}: {{domain}} no longer works',
      title: 'Your custom domain no longer works',
      lead: 'We checked {{domain}}: its record is missing or wrong, or its certificate could not be used.',
      advice:
        '{{site}} stays online at its default address. Use the button below to see what to correct. Once it is right again within 30 days, the domain comes back by itself.',
    },
    expired: {
      subject: '{{brand}}: {{domain}} could not be confirmed',
      title: 'Your custom domain could not be confirmed',
      lead: 'We could not confirm the record of {{domain}} in time, so the check has ended.',
      advice:
        '{{site}} is back in the status it had before and can be used at its default address. Once the record is right, start the check again with the button below.',
    },
    lost: {
      subject: '{{brand}}: {{domain}} is no longer yours here',
      title: 'Your custom domain has moved',
      lead: 'The DNS of {{domain}} now points it at another site.',
      advice: '{{site}} stays online at its default address. If you do not know why, please ask whoever manages the domain.',
    },
    certificate: {
      subject: '{{brand}}: the certificate of {{domain}} was not renewed',
      title: 'A certificate was not renewed',
      lead: 'The certificate of {{domain}} ends on {{at}} (Japan time) and could not be renewed yet.',
      advice:
        'Use the button below to check the CNAME and CAA records. When the certificate ends, {{site}} is served at its default address.',
    },
    button: 'Open the domain settings',
    instructions: {
      subject: '{{brand}}: please set up the DNS of {{domain}}',
      title: 'Please set up the DNS of {{domain}}',
      lead: '{{sender}} of {{company}} would like to show the site {{site}} at {{domain}}.',
      leadOfCompany: '{{company}} would like to show the site {{site}} at {{domain}}.',
      task: 'Please add this one CNAME record to the DNS of {{zone}}:',
      type: 'Type',
      name: 'Name (host)',
      value: 'Value',
      message: 'Message from {{sender}}',
      button: 'See the site',
      caution: 'Remove other records of the same name, and switch off any proxy of a CDN.',
      until: 'It is confirmed by itself if it is set by {{at}} (Japan time).',
      footer: '{{brand}} sends you this e-mail at the request of {{company}}. Your reply reaches {{company}}.',
    },
  },
  scheduledPublication: {
    blocked: {
      subject: '{{brand}}: {{site}} cannot be changed as scheduled',
      title: 'A scheduled change will fail',
      lead: 'As things stand, {{site}} cannot be {{what}} on {{at}} (Japan time), as scheduled.',
      advice: 'If you resolve this before then, it will go ahead as scheduled.',
    },
    failed: {
      subject: '{{brand}}: {{site}} could not be changed as scheduled',
      title: 'A scheduled change failed',
      lead: '{{site}} could not be {{what}} on {{at}} (Japan time), as scheduled. What visitors see has not changed.',
      advice: 'Resolve the reason, then publish or schedule it again.',
    },
    what: { public: 'published', private: 'unpublished' },
    obstacle: {
      faults: 'Something that visitors need is missing or not valid. “Publish” in the editor lists what it is.',
      status: 'The state of the site or of its contract does not allow it.',
      paused: 'The contract is suspended.',
      'revision-gone': 'The scheduled version no longer exists.',
      approval: 'Not enough of the people you invited have approved this version.',
    },
    button: 'Open the site',
  },
};

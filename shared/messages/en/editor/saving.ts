import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { saving as source } from '#shared/messages/jp/editor/saving.ts';

export const saving: CatalogueOf<typeof source> = {
  status: {
    saved: 'Saved',
    unsaved: 'Unsaved',
    saving: 'Saving',
    broken: 'To correct: {{count}}',
    offline: 'Offline, kept on this device',
    adrift: 'Offline, not saved',
    failed: 'Not saved',
    undecided: 'Needs a choice',
  },
  meaning: {
    saved: 'All changes are saved. Last update: {{time}}',
    unsaved: 'Will be saved in a moment.',
    saving: 'Your changes are being saved.',
    broken: 'Nothing is saved while a field needs correcting. Press to go there. Your changes are kept on this device.',
    offline:
      'Your changes are kept on this device and will be saved once you are back online. You may close the page: they are then saved the next time you open this site.',
    adrift: 'Your changes could be saved neither on the server nor on this device. Please keep this page open until you are back online.',
    failed: 'The server did not accept the changes. The notice above says why.',
    undecided: 'Your changes overlap with someone else’s. Press to choose which to keep.',
  },
  keptOnDevice: 'Your changes are kept on this device.',

  takenUp: {
    title: 'Unsaved changes on this device were brought back',
    text: 'Changes made at {{time}} had not been saved. Please look them over. “Undo” takes them out again.',
    dismiss: 'Dismiss this notice',
  },

  leave: {
    title: 'Some changes are not saved yet',
    confirm: 'Leave',
    uploads: 'Files are still uploading. Leaving this page cancels them.',
    undecided:
      'Your changes overlap with someone else’s, so they were not saved. They stay on this device, and you can choose the next time you open this site.',
    broken:
      'A field needs correcting, so nothing was saved. Your changes stay on this device, and you can go on the next time you open this site.',
    unsent: 'Your changes have not reached the server. They stay on this device and are saved the next time you open this site.',
    lost: 'Your changes could be saved neither on the server nor on this device. If you leave this page, they are lost.',
  },

  publish: {
    update: 'Update published site',
    updateShort: 'Update',
    action: {
      'save-draft': 'Save draft',
      save: 'Save',
      'save-live': 'Save and update the published site',
      'publish-public': 'Publish as public',
      'publish-private': 'Publish as private',
    },
    hint: {
      'save-draft': 'Changes nothing for visitors. Adds an entry to the history.',
      save: 'The site is not public, so visitors see nothing of it.',
      'save-live': 'Visitors will see what you have now.',
      'publish-public': 'Saves the site and shows it to everyone.',
      'publish-private': 'The public address will say that the site is not published.',
    },
    obstacle: {
      status: 'Not possible while the site is “{{status}}”.',
      uploads: 'Possible once the uploads are done.',
      saved: 'Everything is saved.',
      current: 'Visitors already see the latest version.',
      'public-already': 'The site is already public.',
      'private-already': 'The site is already private.',
    },
    moreFaults: '{{count}} more',
    heldBack: 'Some languages will not be published',
    heldBackHint: 'Things missing: {{count}}',
    heldBackTitle: 'Correct these to publish the language too',
  },

  /** Publications at a chosen minute. */
  schedule: {
    open: 'Schedule publication',
    hint: 'Publishes and unpublishes at the time you choose, in Japan time.',
    title: 'Schedule publication',
    label: 'Scheduled',
    change: 'Change',
    outdated: 'Changes made since are not included.',
    about: 'The site is published and unpublished at the times you choose, in Japan time. Clear a time to cancel it.',
    publishAt: 'Publish on (Japan time)',
    unpublishAt: 'Unpublish on (Japan time)',
    pins: 'Saves the present content and publishes it at this time. Later changes are not included.',
    pinned: 'Publishes the content saved on {{time}}.',
    renew: 'Replace it with the present content',
    ends: 'From this time on, visitors are told that the site is not public.',
    clear: 'Clear',
    clearOf: 'Clear: {{name}}',
    incomplete: 'Something has to be completed before the site can be scheduled. “Publish” lists what it is.',
    save: 'Save schedule',
    done: 'Schedule saved',
    cancelled: 'Schedule cancelled',
    failed: 'The schedule could not be saved',
  },

  others: {
    label: 'Others with this site open: {{count}}',
    atCell: 'Editing {{cell}}',
    atSite: 'Editing the site settings',
    viewsCell: 'Looking at {{cell}}',
    viewsSite: 'Looking at the site settings',
  },

  qr: {
    open: 'Show the QR code',
    label: 'QR code of {{url}}',
    hint: 'Point a phone’s camera at it to open the published site.',
  },

  history: {
    open: 'Open the history',
    title: 'History',
    about: 'Whatever was saved can be looked at, brought back or published at any time.',
    loading: 'Loading the history',
    loadFailed: 'The history could not be loaded',
    working: 'Being edited',
    live: 'Published',
    scheduled: 'Scheduled',
    more: '{{count}} more changes',
    by: 'Saved by {{name}}',
    changes: 'What changed',
    viewTitle: 'Earlier version',
    viewFailed: 'This version could not be loaded',
    kind: {
      create: 'Site created',
      duplicate: 'Site duplicated',
      auto: 'Saved automatically',
      save: 'Draft saved',
      restore: 'Earlier version restored',
    },
    restoredFrom: 'Restored the version of {{time}}',
    change: {
      added: 'Sheet added in {{cell}}',
      edited: '{{cell}} edited: {{fields}}',
      removed: 'Sheet in {{cell}} removed',
      moved: 'Sheets moved: {{cells}}',
      size: 'Size changed to {{rows}} rows × {{columns}} columns',
      settings: 'Site settings changed: {{fields}}',
      content: 'content',
      cellIn: '{{cell}} ({{language}})',
      part: {
        added: 'Added {{part}}',
        edited: 'Changed {{part}}: {{fields}}',
        removed: 'Removed {{part}}',
      },
    },
    restore: {
      action: 'Restore this version',
      title: 'Restore this version?',
      text: 'You will be editing the version of {{time}}. What you have now stays in the history, and nothing changes for visitors.',
    },
    publish: {
      action: 'Publish this version',
      title: 'Publish this version?',
      text: 'Visitors will see the version of {{time}}. What you are editing stays as it is.',
    },
    obstacle: {
      working: 'This is the version you are editing.',
      status: 'It cannot be published while the site is “{{status}}”.',
      live: 'This version is published now.',
      faults: 'This version lacks things a published site needs. Restore it, correct them, then publish.',
    },
    restored: 'Earlier version restored. “Undo” takes it back',
    restoreFailed: 'The version could not be restored',
    movedOn: 'Someone else’s changes were brought in. Please look them over and try again.',
  },
};

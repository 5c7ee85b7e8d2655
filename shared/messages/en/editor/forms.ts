import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { forms as source } from '#shared/messages/jp/editor/forms.ts';

export const forms: CatalogueOf<typeof source> = {
  intro: {
    contact: 'The form on the contact page (/contact).',
    membership: 'The form on the membership page (/membership). People who register can see the members-only sheets.',
    homepage: 'The form on the form page (/form), for applications, surveys and the like.',
  },
  none: 'This page does not exist yet. Visitors can open it once you create the form.',
  fallback: 'There is no form in this language yet. Visitors see the one in {{language}}.',
  useDefault: 'Remove this language’s form and use the one in {{language}}',
  start: 'Create the form',

  delivery: 'Where entries are sent',
  destinationHelp: 'New entries are e-mailed to this address. Required before publishing.',
  companyHelp: 'The name shown on the form and in replies.',
  replyHelp: 'Shown after sending and in the automatic e-mail. If empty, a reply within 24 hours is announced.',

  lockedSheets: 'Members-only sheets',
  lockedTextHelp: 'Tells visitors what they get as members. If empty, the usual text is shown.',
  lockedTeaserHelp:
    'Shows the picture of the sheet in the background, blurred until nothing can be read. Its rough colors become visible to everyone. Takes effect with the next publication.',

  fields: 'Fields',
  untitled: 'Untitled field',
  required: 'Required',
  optional: 'Optional',
  detail: '{{type}} · {{required}}',
  type: { TEXT_BOX: 'Text', NUMBER: 'Number', SELECT: 'Dropdown', SELECT_OPTIONS: 'Checkboxes' },
  typeHelp: {
    TEXT_BOX: 'Words, such as a name or a request.',
    NUMBER: 'A figure, such as how many people.',
    SELECT: 'One of several options.',
    SELECT_OPTIONS: 'As many of the options as apply.',
  },
  companyType: 'Company',
  companyTypeHelp: 'The company of the person who registers.',
  add: 'Add a field',
  full: 'A form holds up to {{max}} fields.',
  duplicate: 'Duplicate',
  remove: 'Delete',
  locked: 'Fixed field',
  lock: {
    email: 'Needed to get in touch, so it is always required. You can change its name, example and place.',
    password: 'Needed to sign in, so it is always required. You can change its name, example and place.',
    confirm_password: 'Guards against typing errors, so it is always required. You can change its name, example and place.',
    company: 'Used in the e-mails about entries, so it can’t be deleted or given another type. It can be made optional.',
    removableCompany: 'Its type can’t be changed. Delete it if you don’t need it.',
  },

  gaps: {
    missing: 'These fields of the form in {{language}} are not here:',
    missingHelp: 'They are added in {{language}}, for you to translate.',
    add: 'Add “{{name}}”',
    addAll: 'Add all {{count}}',
    extra: 'These fields are not in the form in {{language}}:',
  },

  title: 'Name',
  titleHelp: 'The question visitors see.',
  typeInput: 'Type',
  isRequired: 'Required',
  requiredHelp: 'The form can’t be sent without it.',
  placeholder: 'Example',
  placeholderHelp: 'Shown faintly while the field is empty.',
  firstChoice: 'Shown before choosing',
  firstChoiceHelp: 'Without it: “{{words}}”.',

  options: 'Options',
  option: 'Option {{number}}',
  noOptions: 'None yet. Add at least one before publishing.',
  removeOption: 'Delete “{{name}}”',
  addOptions: 'Add options',
  addOptionsHelp: 'One per line. You can paste a whole table column.',
  addThem: 'Add',
  twice: 'Left out as duplicates: {{count}}.',
  refused: 'Could not be added: {{count}}. An option holds {{length}} characters, a field {{max}} options.',

  validation: 'Checks',
  format: 'Kind of text',
  formats: {
    none: 'One line',
    'multi-line': 'Several lines',
    email: 'E-mail address',
    url: 'Web address',
    phone: 'Phone number',
    'postal-code': 'Postal code',
    katakana: 'Katakana',
  },
  bounds: {
    TEXT_BOX: { min: 'Minimum characters', max: 'Maximum characters' },
    NUMBER: { min: 'Minimum value', max: 'Maximum value' },
    SELECT_OPTIONS: { min: 'Minimum choices', max: 'Maximum choices' },
  },
  textMaxHelp: 'If empty: up to {{max}} characters.',

  agreement: {
    title: 'Company information and agreement',
    shown: 'Links to the company information appear below the form.',
    hidden: 'This form does not show the company information.',
    needed: 'To send it, visitors have to agree to the terms of use and the privacy policy.',
    notNeeded: 'Visitors are not asked to agree to anything.',
    edit: 'Change under Company',
  },

  removeForm: {
    action: 'Delete this form',
    title: 'Delete “{{form}}”?',
    text: 'Visitors will no longer be able to open this page ({{languages}}).',
    leads: 'These still lead to it and need another destination:',
    cells: 'Sheets: {{cells}}',
    menu: 'Menu: {{names}}',
    popups: 'Pop-ups: {{names}}',
    nothing: 'Nothing leads to this page.',
    undo: 'You can bring it back with Undo or from the history.',
    confirm: 'Delete',
  },

  live: {
    frame: 'Form preview',
    note: 'Try it out: nothing is sent from here.',
    passed: 'All of this would be accepted. Once published, it would be sent.',
    clear: 'Clear the entries',
  },
};

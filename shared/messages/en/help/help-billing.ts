import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpBilling as source } from '#shared/messages/jp/help/help-billing.ts';

export const helpBilling: CatalogueOf<typeof source> = {
  planManagement: {
    lead: 'Sets the prices, limits and features of the plans.',
    tasks: {
      create: {
        title: 'Create a plan',
        steps: 'Press [[plans:create]] and enter prices and limits.\nChoose whether customers can ask for it themselves.',
      },
      price: {
        title: 'Change prices',
        steps:
          'Open the menu of the plan and choose [[plans:action.prices]].\nChoose the month, and whether existing contracts change too.\nCheck how many accounts it concerns, then press [[plans:prices.save]].',
      },
    },
    notes:
      'New prices hold from next month at the earliest. Limits and features change at once.\nA retired plan stays with the accounts that have it.',
  },
  checkPlan: {
    lead: 'Shows your plan and what you use of it. From here you ask for another plan.',
    tasks: {
      change: {
        title: 'Change the plan',
        steps:
          'Compare the plans further down.\nPress [[contract:choose]] or [[contract:ask.button]].\nCheck the fee and the first day, then confirm.',
      },
      withdraw: { title: 'Withdraw a request', steps: 'Press [[contract:change.withdraw]] at the top.' },
    },
    notes: 'A new plan begins on the first of a month.\nIf you use more than a plan allows, the list says what to reduce first.',
  },
  paymentList: {
    lead: 'Lists invoices, with their amounts and whether they are paid.',
    tasks: {
      get: {
        title: 'Get an invoice as PDF',
        steps: 'Select one or more invoices.\nPress [[bills:documents.zip]], or open one invoice and press [[bills:documents.pdf]].',
      },
      pay: {
        title: 'Pay an open invoice',
        steps: 'Open the invoice.\nPress [[card:pay.action]], or transfer the amount to the account on the invoice.',
      },
      receive: {
        title: 'Record a payment',
        steps: 'Open the invoice and press [[ledger:receive.action]].\nEnter day and amount. What is missing stays open.',
      },
      correct: {
        title: 'Correct an invoice',
        steps: 'Open the invoice.\nPress [[bills:correct.action]] to replace it, or [[ledger:credit.action]] to take off a part.',
      },
    },
    notes: 'Invoices are issued on the first of each month.\nAn issued invoice stays on record and never changes.',
  },
  manualInvoice: {
    lead: 'Issues an invoice outside the monthly billing, for example for a one-time service.',
    tasks: {
      issue: {
        title: 'Issue an invoice',
        steps:
          'Enter the lines. A negative price is a discount.\nPress [[manual:check]] and check the amounts.\nPress [[manual:confirm.action]]. The customer gets the invoice by e-mail.',
      },
    },
    notes: 'An issued invoice cannot be changed, only corrected.',
  },
  paymentMethod: {
    lead: 'Sets how you pay: by bank transfer or by card.',
    tasks: {
      card: {
        title: 'Pay by card',
        steps: 'Press [[card:bank.add]].\nEnter the card on the page of Stripe. This service does not store the number.',
      },
      recipients: {
        title: 'Send invoices to others',
        steps: 'Enter an address under [[recipients:title]] and press [[recipients:add]].\nThe person confirms it in an e-mail.',
      },
    },
    notes: 'The card is charged on the due date of each invoice.\nUp to {{recipients}} addresses without a login can receive invoices.',
  },
  billingSettings: {
    lead: 'Sets the issuer, the bank account and the due day that invoices state.',
    tasks: {
      enter: {
        title: 'Enter the issuer',
        steps:
          'Enter name, address, registration number and bank details.\nAdd the logo and the seal, and check them on the picture of the document.\nPress [[bills:settings.save]].',
      },
    },
    notes: 'No invoice is issued until these settings are complete.\nIssued invoices stay as they are.',
  },
  estimates: {
    lead: 'Issues quotations for customers and for companies without an account.',
    tasks: {
      issue: {
        title: 'Issue a quotation',
        steps: 'Press [[estimates:create]], then enter company, lines and validity.\nPress [[estimates:issue]], then [[estimates:send]].',
      },
      decide: { title: 'Record the answer', steps: 'Open the quotation.\nPress [[estimates:accept]] or [[estimates:decline]].' },
    },
    notes:
      'An issued quotation cannot be changed. Use [[estimates:replace]] to issue a new one in its place.\nQuotations are numbered separately from invoices.',
  },
  dunning: {
    lead: 'Decides what happens when an invoice is not paid on its due day.',
    tasks: {
      steps: {
        title: 'Set up the steps',
        steps:
          'Press [[dunning:add]], then choose what happens and after how many days.\nCheck the e-mails in the preview.\nPress [[dunning:save]].',
      },
      hold: {
        title: 'Hold dunning for one invoice',
        steps: 'Open the invoice and press [[dunning:hold.action]].\nChoose the day until which nothing happens.',
      },
    },
    notes: 'Steps act at 9:00 a.m. Japan time, only while the invoice is unpaid.\nA pause needs a final notice before it.',
  },
  accounting: {
    lead: 'Shows sales and consumption tax by month, and exports the journal.',
    tasks: {
      export: {
        title: 'Export the journal',
        steps:
          'Choose the month, the accounting program and the encoding.\nPress [[bills:accounting.export.action]] and read the file into your program.',
      },
    },
    notes: 'The names of accounts and tax codes have to match those of your program. Set them once further down.',
  },
  receivables: {
    lead: 'Shows what is still to be paid, by company and by days past due.',
    tasks: {
      chase: {
        title: 'Follow up overdue invoices',
        steps:
          'Look at the invoices that are longest overdue.\nOpen a company to see its invoices, then write to the customer or record a payment.',
      },
    },
    notes: 'Steps of dunning act automatically. See the page [[dunning:title]].',
  },
  bankTransfers: {
    lead: 'Reads incoming transfers from a file of your bank and matches them with open invoices.',
    tasks: {
      match: {
        title: 'Record transfers',
        steps:
          'Choose the file under [[transfers:file]].\nCheck the matches. Where several fit, choose the invoice.\nRecord them. Nothing changes before that.',
      },
    },
    notes: 'A transfer that was recorded before is not recorded again.',
  },
};

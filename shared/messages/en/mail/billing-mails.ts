import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { billingMails as source } from '#shared/messages/jp/mail/billing-mails.ts';

export const billingMails: CatalogueOf<typeof source> = {
  /** E-mails about the request for a plan, and changes of plans. */
  priceChange: {
    plan: 'Plan',
    from: 'New price from',
    withdrawnFrom: 'Price that was planned from',
    price: 'Monthly fee (before tax)',
    licencePrice: 'Monthly fee of a license (before tax)',
    limitAccess: 'Page views included',
    limitAccessPrice: 'Price of further page views (before tax)',
    views: '{{count}}',
    unlimited: 'Unlimited',
    change: '{{old}} → {{next}}',
    note: 'Months before that day are billed at the present price.',
    announced: {
      subject: '{{brand}}: the price of the plan “{{plan}}” changes',
      title: 'The price of your plan changes',
      lead: 'Thank you for your custom. From {{day}} on, the price of your plan “{{plan}}” changes as follows.',
    },
    withdrawn: {
      subject: '{{brand}}: the price of the plan “{{plan}}” stays the same',
      title: 'The price of your plan stays the same',
      lead: 'We had announced another price of the plan “{{plan}}” from {{day}} on. That change is withdrawn. You continue to pay the present price.',
    },
  },
  planNotice: {
    text: 'Message: {{text}}',
    button: 'Open the console',
    requested: {
      subject: '{{brand}}: {{company}} asks for another plan',
      title: 'A request for another plan',
      lead: '{{company}} asks for the plan “{{plan}}”. Please review the request in the console and approve or decline it.',
    },
    chosen: {
      subject: '{{brand}}: your change of plan is on its way',
      title: 'You have changed your plan',
      lead: 'The plan “{{plan}}” applies from {{day}}. Until then, your present plan continues, and you can withdraw the change in the console.',
    },
    approved: {
      subject: '{{brand}}: your change of plan is approved',
      title: 'Your change of plan is approved',
      lead: 'The change to the plan “{{plan}}” is approved and applies from {{day}}. Until then, your present plan continues.',
    },
    declined: {
      subject: '{{brand}}: your request for another plan',
      title: 'Your request was declined',
      lead: 'Your request for the plan “{{plan}}” was declined. Your present plan continues.',
    },
    effective: {
      subject: '{{brand}}: your plan has changed',
      title: 'Your plan has changed',
      lead: 'The plan “{{plan}}” applies since {{day}}.',
    },
    exceeded: {
      subject: '{{brand}}: please check your use before your plan changes',
      title: 'Your use exceeds the new plan',
      lead: 'Your plan changes to “{{plan}}” on {{day}}, but your present use exceeds it. Please see the plan page and reduce your use before {{day}}, or withdraw the change. Otherwise, your present plan continues at its price.',
    },
    postponed: {
      subject: '{{brand}}: your change of plan is postponed',
      title: 'Your change of plan is postponed',
      lead: 'Your use exceeds the plan “{{plan}}”, so your present plan continues unchanged. The change is postponed to {{day}}. Please reduce what the plan page lists before then, or withdraw the change.',
    },
  },
  invoiceButton: 'View the invoice',
  billingRecipient: {
    subject: '{{brand}}: receive the invoices of {{company}}?',
    title: 'Receive e-mails about invoices?',
    lead: '{{company}} has entered this address as a recipient of its invoices from {{brand}}. Please open the page and choose whether you want to receive them.',
    what: 'If you do, we send you invoices, credits and reminders with the PDF attached. We send nothing else before you choose.',
    button: 'Confirm or decline',
    notYou: 'If you do not know the company, please ignore this e-mail. No invoices will be sent.',
    attached: 'The PDF is attached.',
  },
  invoiceIssued: {
    subject: {
      invoice: '{{brand}}: invoice {{number}}',
      reissue: '{{brand}}: corrected invoice {{number}}',
      credit: '{{brand}}: invoice {{corrects}} is canceled',
    },
    title: { invoice: 'Your invoice is ready', reissue: 'Your corrected invoice is ready', credit: 'An invoice is canceled' },
    lead: {
      invoice: 'Thank you for your custom. We have issued the following invoice.',
      reissue: 'We have corrected invoice {{corrects}} and issued the following one. Please do not pay the former invoice.',
      credit: 'We have issued a credit note that cancels invoice {{corrects}}. You do not need to pay.',
    },
    attached: 'The PDF is attached to this e-mail.',
    payment: {
      'bank-transfer': 'Please transfer the amount to the account named on the invoice by the day on which it is due.',
      card: 'Your registered card will be charged on the day on which it is due.',
    },
  },
  invoiceVoid: {
    subject: '{{brand}}: invoice {{number}} is void',
    title: 'An invoice is void',
    lead: 'The following invoice is void. No payment is needed. Its PDF is marked as void.',
  },
  creditNote: {
    subject: '{{brand}}: credit note {{number}}',
    title: 'A credit note was issued',
    lead: 'We issued the following credit note for invoice {{invoice}}.',
    open: 'After this credit, {{amount}} remains due.',
    excess: 'You have paid {{amount}} more than is due. We will pay it back.',
    settled: 'Nothing more is due for this invoice.',
  },
  refund: {
    subject: '{{brand}}: refund for invoice {{number}}',
    title: 'We paid money back',
    lead: {
      'bank-transfer': 'We made the following refund by bank transfer.',
      card: 'We refunded the following amount to your card. It may take up to ten days to appear on your statement.',
    },
    amount: 'Amount refunded',
    on: 'Refunded on',
  },
  paymentOverdue: {
    subject: '{{brand}}: payment reminder for invoice {{number}}',
    title: 'Your payment is overdue',
    lead: 'The following invoice is overdue and we have not received your payment. Please transfer the amount to the account below soon.',
    crossed: 'If you have paid in the meantime, please ignore this e-mail.',
  },
  dunning: {
    open: 'Amount still open',
    byCard: 'You can also pay by card on the page of the invoice.',
    finalNotice: {
      subject: '{{brand}}: final notice for invoice {{number}}',
      title: 'Final notice',
      lead: 'We have reminded you of the following invoice and still have not received your payment. Please transfer the open amount to the account below immediately.',
      pause:
        'If we do not receive your payment, we will pause your account on {{day}}. While it is paused, your sites are not shown and nothing can be changed.',
    },
    paused: {
      subject: '{{brand}}: your account is paused (invoice {{number}})',
      title: 'Your account is paused',
      lead: 'We have not received your payment for the following invoice, so your account is paused. Your sites are not shown and nothing can be changed. You can still sign in and pay.',
      resume: 'Your account resumes by itself as soon as we receive your payment.',
    },
    resumed: {
      subject: '{{brand}}: your account is active again',
      title: 'Your account is active again',
      lead: 'Nothing is overdue of the following invoice any more, so your account is no longer paused. Your sites are shown again.',
    },
  },
  billingLetter: {
    subject: '{{brand}}: {{subject}}',
    footer: 'The billing team of {{brand}} sends this e-mail. You can reply to it.',
  },
  pageViewsReached: {
    subject: '{{brand}}: page views of this month have reached {{percentage}}%',
    title: 'Page views have reached {{percentage}}%',
    lead: 'Your sites had {{views}} page views in {{month}}. Your plan includes {{size}} a month.',
    price: 'Above {{size}}, every further {{size}} page views cost {{price}} yen before tax. Your sites stay online.',
    free: 'Nothing is charged above {{size}}, and your sites stay online.',
    button: 'See page views',
    delay: 'Page views appear up to an hour later, so the present number may be higher.',
  },
  trialEnds: {
    subject: 'Your {{brand}} trial ends in {{days}} days',
    title: 'Your trial ends in {{days}} days',
    lead: 'Your free trial ends on {{day}}. To keep your sites online, choose a paid plan by then.',
    afterwards: 'When it ends, your sites go offline. What you have made stays, and comes back once you choose a paid plan.',
    button: 'Choose a plan',
    note: 'If you choose none, you pay nothing.',
  },
  trialEndsTomorrow: {
    subject: 'Your {{brand}} trial ends tomorrow',
    title: 'Your trial ends tomorrow',
    lead: 'Your free trial ends tomorrow, {{day}}. To keep your sites online, choose a paid plan by then.',
    afterwards: 'When it ends, your sites go offline. What you have made stays, and comes back once you choose a paid plan.',
    button: 'Choose a plan',
    note: 'If you choose none, you pay nothing.',
  },
  contractEnds: {
    subject: '{{brand}}: we have received the end of your contract',
    title: 'We have received the end of your contract',
    lead: 'Your contract ends on {{day}}. Until then everything stays as it is.',
    afterwards:
      'When it ends, your sites go offline. What you have made stays. If the page views of the last month cost extra, they are invoiced on the first of the month after.',
    button: 'See your plan',
    note: 'You can continue the contract at any time on the screen of your plan.',
  },
  cardFailed: {
    subject: 'Your card payment for {{brand}} failed ({{number}})',
    title: 'Your card payment failed',
    lead: 'We could not charge your card for invoice {{number}} (¥{{total}}, tax included).',
    retry: 'We will try again on {{day}}. Until then you can change your card, or pay with the button below.',
    last: 'There are no further automatic attempts. Please pay with the button below. Your sites stay published.',
    button: 'Review the payment',
    reason: {
      'no-card': 'No card is saved.',
      declined: 'The card issuer declined the payment.',
      'insufficient-funds': 'The card does not have enough available funds.',
      'expired-card': 'The card has expired.',
      'authentication-required':
        'The card issuer wants you to confirm the payment (3-D Secure). Open the payment with the button below and confirm it.',
      error: 'The card details could not be verified.',
    },
  },
  cardGivenUp: {
    subject: 'Card payment not received for {{brand}} ({{number}})',
    title: 'A card payment was not received',
    lead: 'Four attempts to charge the card for invoice {{number}} to {{companyName}} (¥{{total}}, tax included) failed.',
    next: 'The contract is not suspended. Contact the customer, then charge the card again or confirm a bank transfer.',
    button: 'Open the payment',
  },
  refundFailed: {
    subject: '{{brand}}: a refund to a card failed ({{number}})',
    title: 'A refund to a card failed',
    lead: 'The refund of {{total}} yen to the card of {{companyName}} for invoice {{number}} was refused. Its record was taken back.',
    next: 'Please pay the amount back by bank transfer from the page of the invoice.',
    button: 'Open the payment',
  },
  cardDifference: {
    subject: 'Card payment records of {{brand}} do not match ({{number}})',
    title: 'Card payment records do not match',
    lead: 'For invoice {{number}} to {{companyName}} (¥{{total}}, tax included), the records of Stripe and the payment do not match.',
    kind: {
      'charged-but-not-paid': 'Stripe has charged the card, but the payment is not marked as paid.',
      'charged-twice': 'Stripe has charged the card twice.',
      refunded: 'Stripe has refunded the card, but the payment is still marked as paid.',
      'unknown-charge': 'There is no card payment for this invoice.',
    },
    charge: 'Stripe payment: {{chargeId}}',
    button: 'Open the payment',
  },
};

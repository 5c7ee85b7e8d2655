import { IconFileInvoice } from '@tabler/icons-react';
import type { Screen } from '#web/app/routing/screen.ts';

/** The screens of billing, in the order of the menu. */
export const BILLING_SCREENS = {
  paymentList: {
    path: 'payment-list',
    action: 'payment:read',
    load: async () => (await import('#web/features/billing/list/payment-list-page.tsx')).PaymentListPage,
    texts: ['bills', 'card', 'ledger', 'manual', 'receivables'],
    menu: { icon: IconFileInvoice, group: 'work' },
  },
  invoice: {
    path: 'payment-list/:number',
    action: 'payment:read',
    load: async () => (await import('#web/features/billing/invoice/invoice-page.tsx')).InvoicePage,
    texts: ['bills', 'card', 'dunning', 'ledger'],
    parent: 'paymentList',
  },
  manualInvoice: {
    path: 'create-invoice/:accountId',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/manual/manual-invoice-page.tsx')).ManualInvoicePage,
    texts: ['manual'],
    parent: 'paymentList',
  },
  paymentMethod: {
    path: 'payment',
    action: 'payment:read',
    load: async () => (await import('#web/features/billing/card/payment-method-page.tsx')).PaymentMethodPage,
    texts: ['bills', 'card', 'manual', 'recipients'],
    parent: 'paymentList',
  },
  billingSettings: {
    path: 'billing-settings',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/settings/billing-settings-page.tsx')).BillingSettingsPage,
    texts: ['bills', 'dunning'],
    parent: 'paymentList',
  },
  estimates: {
    path: 'quotations',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/estimates/estimate-list-page.tsx')).EstimateListPage,
    texts: ['estimates'],
    parent: 'paymentList',
  },
  createEstimate: {
    path: 'create-quotation',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/estimates/create-estimate-page.tsx')).CreateEstimatePage,
    texts: ['estimates', 'manual'],
    parent: 'paymentList',
  },
  estimate: {
    path: 'quotations/:number',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/estimates/estimate-page.tsx')).EstimatePage,
    texts: ['bills', 'estimates', 'manual'],
    parent: 'paymentList',
  },
  dunning: {
    path: 'dunning',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/dunning/dunning-page.tsx')).DunningPage,
    texts: ['dunning'],
    parent: 'paymentList',
  },
  accounting: {
    path: 'accounting',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/accounting/accounting-page.tsx')).AccountingPage,
    texts: ['bills'],
    parent: 'paymentList',
  },
  receivables: {
    path: 'receivables',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/receivables/receivables-page.tsx')).ReceivablesPage,
    texts: ['dunning', 'receivables', 'transfers'],
    parent: 'paymentList',
  },
  bankTransfers: {
    path: 'bank-transfers',
    action: 'payment:settle',
    load: async () => (await import('#web/features/billing/bank/bank-transfers-page.tsx')).BankTransfersPage,
    texts: ['transfers'],
    parent: 'paymentList',
  },
} as const satisfies Record<string, Screen>;

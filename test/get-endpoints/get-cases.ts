import { ACCOUNT_CASES } from '#test/get-endpoints/account-cases.ts';
import { ANALYTICS_CASES } from '#test/get-endpoints/analytics-cases.ts';
import { BILLING_CASES } from '#test/get-endpoints/billing-cases.ts';
import type { GetCases } from '#test/get-endpoints/get-case.ts';
import { NOTICE_CASES } from '#test/get-endpoints/notice-cases.ts';
import { PREVIEW_CASES } from '#test/get-endpoints/preview-cases.ts';
import { PUBLISHED_SITE_CASES } from '#test/get-endpoints/published-site-cases.ts';
import { SITE_CASES } from '#test/get-endpoints/site-cases.ts';
import { VISITOR_LIST_CASES } from '#test/get-endpoints/visitor-list-cases.ts';

/** The case of every GET endpoint, by family. */
export const GET_CASES: GetCases = {
  ...ACCOUNT_CASES,
  ...BILLING_CASES,
  ...SITE_CASES,
  ...NOTICE_CASES,
  ...PREVIEW_CASES,
  ...PUBLISHED_SITE_CASES,
  ...VISITOR_LIST_CASES,
  ...ANALYTICS_CASES,
};

import type { MemberPlan } from '#site-renderer/visitor/membership/member-plan.ts';
import { startAccountPage } from '#site-renderer/visitor/membership/start-account-page.ts';

const main = document.querySelector<HTMLElement>('main');
const plan = main?.querySelector('script')?.textContent;
if (main && plan) startAccountPage(main, JSON.parse(plan) as MemberPlan);

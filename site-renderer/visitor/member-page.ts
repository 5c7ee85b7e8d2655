import type { MemberPlan } from '#site-renderer/visitor/membership/member-plan.ts';
import { startMemberPage } from '#site-renderer/visitor/membership/start-member-page.ts';

const main = document.querySelector<HTMLElement>('main');
const plan = main?.querySelector('script')?.textContent;
if (main && plan) startMemberPage(main, JSON.parse(plan) as MemberPlan);

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

/** Each comes with the first look at it: nobody who edits sheets waits for the form builder. */
const load = <N extends string>(from: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await from())[name] }));

const Menu = load(() => import('#web/features/editor/menu/menu-section.tsx'), 'MenuSection');
const Popups = load(() => import('#web/features/editor/popups/popups-section.tsx'), 'PopupsSection');
const Seo = load(() => import('#web/features/editor/seo/seo-section.tsx'), 'SeoSection');
const Sns = load(() => import('#web/features/editor/sns/sns-section.tsx'), 'SnsSection');
const Phone = load(() => import('#web/features/editor/sns/phone-section.tsx'), 'PhoneSection');
const Company = load(() => import('#web/features/editor/company/company-section.tsx'), 'CompanySection');
const Languages = load(() => import('#web/features/editor/languages/languages-section.tsx'), 'LanguagesSection');
const Checklist = load(() => import('#web/features/editor/checklist/checklist-section.tsx'), 'ChecklistSection');
const Form = lazy(async () => ({ default: (await import('#web/features/editor/forms/form-section.tsx')).FormSection }));

const SECTIONS: Readonly<Record<NonSheetSection, ReactNode>> = {
  menu: <Menu />,
  popups: <Popups />,
  seo: <Seo />,
  sns: <Sns />,
  contact: <Form key="contact" kind="contact" />,
  membership: <Form key="membership" kind="membership" />,
  form: <Form key="homepage" kind="homepage" />,
  phone: <Phone />,
  company: <Company />,
  languages: <Languages />,
  checklist: <Checklist />,
};

/** Everything about a site that does not hang on one sheet. */
export const SectionPage = ({ section }: { section: NonSheetSection }) => (
  <Suspense fallback={<LoadingPage />}>{SECTIONS[section]}</Suspense>
);

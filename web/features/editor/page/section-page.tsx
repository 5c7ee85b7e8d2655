import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

/** Returns a section whose code is loaded when it is first shown. */
const lazySection = <N extends string>(from: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await from())[name] }));

const Menu = lazySection(() => import('#web/features/editor/menu/menu-section.tsx'), 'MenuSection');
const Popups = lazySection(() => import('#web/features/editor/popups/popups-section.tsx'), 'PopupsSection');
const Design = lazySection(() => import('#web/features/editor/design/design-section.tsx'), 'DesignSection');
const Seo = lazySection(() => import('#web/features/editor/seo/seo-section.tsx'), 'SeoSection');
const Sns = lazySection(() => import('#web/features/editor/sns/sns-section.tsx'), 'SnsSection');
const Phone = lazySection(() => import('#web/features/editor/sns/phone-section.tsx'), 'PhoneSection');
const Company = lazySection(() => import('#web/features/editor/company/company-section.tsx'), 'CompanySection');
const Domain = lazySection(() => import('#web/features/editor/domains/domain-section.tsx'), 'DomainSection');
const Embed = lazySection(() => import('#web/features/editor/embed/embed-section.tsx'), 'EmbedSection');
const Languages = lazySection(() => import('#web/features/editor/languages/languages-section.tsx'), 'LanguagesSection');
const Checklist = lazySection(() => import('#web/features/editor/checklist/checklist-section.tsx'), 'ChecklistSection');
const Form = lazy(async () => ({ default: (await import('#web/features/editor/forms/form-section.tsx')).FormSection }));

const SECTIONS: Readonly<Record<NonSheetSection, ReactNode>> = {
  menu: <Menu />,
  popups: <Popups />,
  design: <Design />,
  seo: <Seo />,
  sns: <Sns />,
  contact: <Form key="contact" kind="contact" />,
  membership: <Form key="membership" kind="membership" />,
  form: <Form key="homepage" kind="homepage" />,
  phone: <Phone />,
  company: <Company />,
  domain: <Domain />,
  embed: <Embed />,
  languages: <Languages />,
  checklist: <Checklist />,
};

/** The section that edits one part of the site other than its sheets. */
export const SectionPage = ({ section }: { section: NonSheetSection }) => (
  <Suspense fallback={<LoadingPage />}>{SECTIONS[section]}</Suspense>
);

import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { acting } from '#shared/messages/jp/console/acting.ts';
import type { api } from '#shared/messages/jp/console/api.ts';
import type { bills } from '#shared/messages/jp/console/bills.ts';
import type { bulk } from '#shared/messages/jp/editor/bulk.ts';
import type { card } from '#shared/messages/jp/console/card.ts';
import type { checks } from '#shared/messages/jp/editor/checks.ts';
import type { comments } from '#shared/messages/jp/console/comments.ts';
import type { common } from '#shared/messages/jp/console/common.ts';
import type { contract } from '#shared/messages/jp/console/contract.ts';
import type { creatives } from '#shared/messages/jp/console/creatives.ts';
import type { company } from '#shared/messages/jp/editor/company.ts';
import type { design } from '#shared/messages/jp/editor/design.ts';
import type { domain } from '#shared/messages/jp/editor/domain.ts';
import type { domains } from '#shared/messages/jp/console/domains.ts';
import type { editor } from '#shared/messages/jp/editor/editor.ts';
import type { errors } from '#shared/messages/jp/console/errors.ts';
import type { fields } from '#shared/messages/jp/editor/fields.ts';
import type { forms } from '#shared/messages/jp/editor/forms.ts';
import type { grid } from '#shared/messages/jp/editor/grid.ts';
import type { inspector } from '#shared/messages/jp/editor/inspector.ts';
import type { ledger } from '#shared/messages/jp/console/ledger.ts';
import type { legal } from '#shared/messages/jp/console/legal.ts';
import type { news } from '#shared/messages/jp/console/news.ts';
import type { popups } from '#shared/messages/jp/editor/popups.ts';
import type { preview } from '#shared/messages/jp/editor/preview.ts';
import type { products } from '#shared/messages/jp/editor/products.ts';
import type { saving } from '#shared/messages/jp/editor/saving.ts';
import type { uploads } from '#shared/messages/jp/editor/uploads.ts';
import type { receivables } from '#shared/messages/jp/console/receivables.ts';
import type { security } from '#shared/messages/jp/console/security.ts';
import type { seo } from '#shared/messages/jp/editor/seo.ts';
import type { session } from '#shared/messages/jp/console/session.ts';
import type { share } from '#shared/messages/jp/console/share.ts';
import type { shell } from '#shared/messages/jp/editor/shell.ts';
import type { sites } from '#shared/messages/jp/console/sites.ts';
import type { snapshots } from '#shared/messages/jp/console/snapshots.ts';
import type { summary } from '#shared/messages/jp/console/summary.ts';
import type { swipe } from '#shared/messages/jp/console/swipe.ts';
import type { takeout } from '#shared/messages/jp/console/takeout.ts';
import type { templates } from '#shared/messages/jp/console/templates.ts';
import type { transfers } from '#shared/messages/jp/console/transfers.ts';
import type { imports } from '#shared/messages/jp/console/imports.ts';
import type { users } from '#shared/messages/jp/console/users.ts';
import type { admins } from '#shared/messages/jp/console/admins.ts';
import type { analytics } from '#shared/messages/jp/console/analytics.ts';
import type { audit } from '#shared/messages/jp/console/audit.ts';
import type { bell } from '#shared/messages/jp/console/bell.ts';
import type { notices } from '#shared/messages/jp/console/notices.ts';
import type { plans } from '#shared/messages/jp/console/plans.ts';
import type { profile } from '#shared/messages/jp/console/profile.ts';
import type { usage } from '#shared/messages/jp/console/usage.ts';
import type { variations } from '#shared/messages/jp/editor/variations.ts';
import type { viewer } from '#shared/messages/jp/console/viewer.ts';
import type { webhooks } from '#shared/messages/jp/console/webhooks.ts';
import type { visitors } from '#shared/messages/jp/console/visitors.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, Language, LANGUAGE_TAG, LANGUAGES } from '#shared/model/language.ts';
import { LANGUAGE_COOKIE_SECONDS } from '#shared/model/limits.ts';
import { readCookies, writeCookie } from '#web/lib/storage/browser-storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      acting: typeof acting;
      analytics: typeof analytics;
      api: typeof api;
      webhooks: typeof webhooks;
      bell: typeof bell;
      bills: typeof bills;
      bulk: typeof bulk;
      notices: typeof notices;
      card: typeof card;
      checks: typeof checks;
      comments: typeof comments;
      common: typeof common;
      company: typeof company;
      contract: typeof contract;
      creatives: typeof creatives;
      design: typeof design;
      domain: typeof domain;
      domains: typeof domains;
      editor: typeof editor;
      errors: typeof errors;
      uploads: typeof uploads;
      saving: typeof saving;
      ledger: typeof ledger;
      legal: typeof legal;
      news: typeof news;
      popups: typeof popups;
      preview: typeof preview;
      products: typeof products;
      inspector: typeof inspector;
      forms: typeof forms;
      grid: typeof grid;
      fields: typeof fields;
      receivables: typeof receivables;
      security: typeof security;
      seo: typeof seo;
      session: typeof session;
      share: typeof share;
      shell: typeof shell;
      sites: typeof sites;
      snapshots: typeof snapshots;
      summary: typeof summary;
      swipe: typeof swipe;
      takeout: typeof takeout;
      templates: typeof templates;
      transfers: typeof transfers;
      imports: typeof imports;
      users: typeof users;
      admins: typeof admins;
      audit: typeof audit;
      plans: typeof plans;
      profile: typeof profile;
      usage: typeof usage;
      variations: typeof variations;
      viewer: typeof viewer;
      visitors: typeof visitors;
    };
  }
}

/** The i18next instance of the console; screens read texts with `useTranslation`. */
export const i18n = createInstance();

const LANGUAGE_COOKIE = 'language';

/** One module per language and area, each exporting its catalogue under the area's name. */
const catalogues = import.meta.glob<Record<string, Record<string, unknown>>>('../../shared/messages/*/{console,editor}/*.ts');

async function loadCatalogue(language: string, area: string): Promise<Record<string, unknown>> {
  const load = ['console', 'editor']
    .map((folder) => catalogues[`../../shared/messages/${language}/${folder}/${area}.ts`])
    .find((loader) => loader !== undefined);
  const module = await load?.();
  const catalogue = module?.[area];
  if (!catalogue) throw new Error(`No catalogue ${language}/${area}`);
  return catalogue;
}

/**
 * Loads a catalogue when a screen first uses it. The fallback language replaces a catalogue that cannot be fetched, but never
 * single texts, because every catalogue is complete by its type.
 */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  callbackApi: false,
  read: (language, area) => loadCatalogue(language, area).catch(() => loadCatalogue(FALLBACK_LANGUAGE, area)),
};

function rememberedLanguage(): Language {
  const value = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(readCookies())?.[1];
  const parsed = Language.safeParse(value);
  return parsed.success ? parsed.data : DEFAULT_LANGUAGE;
}

const showLanguage = (language: string): void => {
  document.documentElement.lang = LANGUAGE_TAG[toLanguage(language)];
};

/** Returns the console language for a code reported by i18next; the default language for an unknown code. */
export const toLanguage = (language: string): Language => LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;

/** Switches the console to a language and keeps it in a cookie for 30 days. */
export async function changeLanguage(language: Language): Promise<void> {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(`${LANGUAGE_COOKIE}=${language}; Max-Age=${LANGUAGE_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`);
  await i18n.changeLanguage(language);
}

/** Initialises i18next in the remembered language and loads the catalogues of the shell. */
export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', showLanguage);
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: rememberedLanguage(),
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      ns: ['common', 'errors', 'session', 'sites'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
}

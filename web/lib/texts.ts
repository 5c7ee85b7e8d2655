/** The texts of the console by area, their keys and the variables in them, as types. */
import type { acting } from '#shared/messages/jp/console/acting.ts';
import type { api } from '#shared/messages/jp/console/api.ts';
import type { bills } from '#shared/messages/jp/console/bills.ts';
import type { bulk } from '#shared/messages/jp/editor/bulk.ts';
import type { card } from '#shared/messages/jp/console/card.ts';
import type { checks } from '#shared/messages/jp/editor/checks.ts';
import type { comments } from '#shared/messages/jp/console/comments.ts';
import type { commands } from '#shared/messages/jp/console/commands.ts';
import type { common } from '#shared/messages/jp/console/common.ts';
import type { contract } from '#shared/messages/jp/console/contract.ts';
import type { creatives } from '#shared/messages/jp/console/creatives.ts';
import type { company } from '#shared/messages/jp/editor/company.ts';
import type { design } from '#shared/messages/jp/editor/design.ts';
import type { domain } from '#shared/messages/jp/editor/domain.ts';
import type { domains } from '#shared/messages/jp/console/domains.ts';
import type { estimates } from '#shared/messages/jp/console/estimates.ts';
import type { dunning } from '#shared/messages/jp/console/dunning.ts';
import type { editor } from '#shared/messages/jp/editor/editor.ts';
import type { errors } from '#shared/messages/jp/console/errors.ts';
import type { fields } from '#shared/messages/jp/editor/fields.ts';
import type { forms } from '#shared/messages/jp/editor/forms.ts';
import type { grid } from '#shared/messages/jp/editor/grid.ts';
import type { help } from '#shared/messages/jp/help/help.ts';
import type { helpAccounts } from '#shared/messages/jp/help/help-accounts.ts';
import type { helpBilling } from '#shared/messages/jp/help/help-billing.ts';
import type { helpEditor } from '#shared/messages/jp/help/help-editor.ts';
import type { helpSites } from '#shared/messages/jp/help/help-sites.ts';
import type { helpVisitors } from '#shared/messages/jp/help/help-visitors.ts';
import type { inspector } from '#shared/messages/jp/editor/inspector.ts';
import type { links } from '#shared/messages/jp/editor/links.ts';
import type { library } from '#shared/messages/jp/console/library.ts';
import type { ledger } from '#shared/messages/jp/console/ledger.ts';
import type { legal } from '#shared/messages/jp/console/legal.ts';
import type { news } from '#shared/messages/jp/console/news.ts';
import type { popups } from '#shared/messages/jp/editor/popups.ts';
import type { preview } from '#shared/messages/jp/editor/preview.ts';
import type { products } from '#shared/messages/jp/editor/products.ts';
import type { saving } from '#shared/messages/jp/editor/saving.ts';
import type { uploads } from '#shared/messages/jp/editor/uploads.ts';
import type { receivables } from '#shared/messages/jp/console/receivables.ts';
import type { manual } from '#shared/messages/jp/console/manual.ts';
import type { recipients } from '#shared/messages/jp/console/recipients.ts';
import type { transfers } from '#shared/messages/jp/console/transfers.ts';
import type { replace } from '#shared/messages/jp/editor/replace.ts';
import type { translations } from '#shared/messages/jp/editor/translations.ts';
import type { security } from '#shared/messages/jp/console/security.ts';
import type { seo } from '#shared/messages/jp/editor/seo.ts';
import type { session } from '#shared/messages/jp/console/session.ts';
import type { share } from '#shared/messages/jp/console/share.ts';
import type { shell } from '#shared/messages/jp/editor/shell.ts';
import type { sites } from '#shared/messages/jp/console/sites.ts';
import type { snapshots } from '#shared/messages/jp/console/snapshots.ts';
import type { summary } from '#shared/messages/jp/console/summary.ts';
import type { swipe } from '#shared/messages/jp/console/swipe.ts';
import type { siteExport } from '#shared/messages/jp/console/site-export.ts';
import type { takeout } from '#shared/messages/jp/console/takeout.ts';
import type { templates } from '#shared/messages/jp/console/templates.ts';
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

/** The Japanese catalogues, which have the keys of all languages. */
interface Catalogues {
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
  commands: typeof commands;
  common: typeof common;
  company: typeof company;
  contract: typeof contract;
  creatives: typeof creatives;
  design: typeof design;
  domain: typeof domain;
  domains: typeof domains;
  dunning: typeof dunning;
  estimates: typeof estimates;
  editor: typeof editor;
  errors: typeof errors;
  uploads: typeof uploads;
  saving: typeof saving;
  library: typeof library;
  links: typeof links;
  ledger: typeof ledger;
  legal: typeof legal;
  news: typeof news;
  popups: typeof popups;
  preview: typeof preview;
  products: typeof products;
  help: typeof help;
  helpAccounts: typeof helpAccounts;
  helpBilling: typeof helpBilling;
  helpEditor: typeof helpEditor;
  helpSites: typeof helpSites;
  helpVisitors: typeof helpVisitors;
  inspector: typeof inspector;
  forms: typeof forms;
  grid: typeof grid;
  fields: typeof fields;
  receivables: typeof receivables;
  manual: typeof manual;
  replace: typeof replace;
  translations: typeof translations;
  recipients: typeof recipients;
  transfers: typeof transfers;
  security: typeof security;
  seo: typeof seo;
  session: typeof session;
  share: typeof share;
  shell: typeof shell;
  sites: typeof sites;
  snapshots: typeof snapshots;
  summary: typeof summary;
  swipe: typeof swipe;
  siteExport: typeof siteExport;
  takeout: typeof takeout;
  templates: typeof templates;
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
}

/** A part of the console with a catalogue of its own. */
export type Area = keyof Catalogues;

/** One area, or several, of which the keys of all but the first are written `area:key`. */
export type Areas = Area | readonly [Area, ...Area[]];

type PathsIn<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathsIn<T[K]>}` }[keyof T & string];

// Mapped types without parameters are computed once, not for each call.
type Keys = { [A in Area]: PathsIn<Catalogues[A]> };
type QualifiedKeys = { [A in Area]: `${A}:${Keys[A]}` };

type First<A extends Areas> = A extends readonly [infer F extends Area, ...unknown[]] ? F : A & Area;

/** The keys of texts of some areas. */
export type TextKey<A extends Areas> = Keys[First<A>] | QualifiedKeys[A extends readonly Area[] ? A[number] : A & Area];

type GroupsIn<T> = { [K in keyof T & string]: T[K] extends string ? never : K | `${K}.${GroupsIn<T[K]>}` }[keyof T & string];

type TextAt<T, Path> = Path extends keyof T
  ? T[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof T
      ? TextAt<T[Key], Rest>
      : never
    : never;
type TextOf<A extends Areas, Key> = Key extends `${infer Named extends Area}:${infer Path}`
  ? TextAt<Catalogues[Named], Path>
  : TextAt<Catalogues[First<A>], Key>;

/** The names of the variables in a text; `string` for a text that is not known by its type. */
type VariablesIn<Text> = string extends Text
  ? string
  : Text extends `${string}{{${infer Name}}}${infer Rest}`
    ? Name | VariablesIn<Rest>
    : never;

type Values<Name extends string> = Readonly<Record<Name, string | number>> & { readonly defaultValue?: string };

/** The argument with the values of the variables in a text: none without variables, optional where the type does not tell them. */
type ValuesOf<Name extends string> = [Name] extends [never]
  ? [{ defaultValue: string }?]
  : string extends Name
    ? [Values<string>?]
    : [Values<Name>];

/**
 * Returns the text of a key in the language of the console. Typed here, because the types of i18next compute all keys again for each call
 * with variables, which takes half of a type check.
 */
export type Translate<A extends Areas> = <const Key extends TextKey<A>>(
  key: Key,
  ...values: ValuesOf<VariablesIn<TextOf<A, Key>>>
) => string;

/** The groups of texts in an area, as paths. */
export type GroupKey<A extends Area> = GroupsIn<Catalogues[A]>;

/** A group of texts by their last keys. */
export type TextGroup<A extends Area, Path> = Readonly<Record<keyof TextAt<Catalogues[A], Path>, string>>;

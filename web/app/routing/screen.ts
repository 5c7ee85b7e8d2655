import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Action } from '#shared/rules/accounts/policy.ts';
import type { Area } from '#web/lib/texts.ts';

/** A screen inside the shell. */
export interface Screen {
  /** The path after the role segment: `summary` in `/admin-user/summary`. */
  path: string;
  /** The action a login must be allowed to open the screen. */
  action: Action;
  /** Loads the component. Each screen is a separate chunk; the editor is by far the largest. */
  load: () => Promise<ComponentType>;
  /**
   * The catalogues of the screen, loaded together with the component, so that the screen does not become blank again while it waits for
   * them.
   */
  texts: readonly Area[];
  /** The catalogues of parts whose code loads when they are first shown. The catalogues load when the browser is idle. */
  laterTexts?: readonly Area[];
  /**
   * The screen's entry in the main menu; its label is under `menu` in the catalogues. `own` is the less prominent group: the
   * login's profile and the audit log.
   */
  menu?: { icon: TablerIcon; group: 'work' | 'own' };
  /** The screen whose menu entry covers this one. */
  parent?: string;
}

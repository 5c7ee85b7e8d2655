import type { SnsType } from '#shared/model/sites/sns-type.ts';
import { SnsIcon } from '#site-renderer/components/shell/sns-icon.tsx';
import classes from '#web/features/editor/sns/sns.module.css';

/** The icon that visitors see. */
export const SnsTypeIcon = ({ type }: { type: SnsType }) => (
  <span className={classes['icon']}>
    <SnsIcon type={type} />
  </span>
);

import { type ReactNode, useEffect } from 'react';
import { ActingBanner } from '#web/app/acting/acting-banner.tsx';
import { ActingOverPage } from '#web/app/acting/acting-over-page.tsx';
import classes from '#web/app/acting/acting-frame.module.css';
import { serverNow } from '#web/lib/server-time.ts';
import { markActingOver, useActing, useIsActingOver } from '#web/lib/session/acting.ts';

/** Renders the screen, with a banner while the tab acts for a login. Renders `ActingOverPage` instead once acting is over. */
export function ActingFrame({ children }: { children: ReactNode }) {
  const acting = useActing();
  const isOver = useIsActingOver();
  const until = acting?.until;

  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(markActingOver, Math.max(0, Date.parse(until) - serverNow().getTime()));
    return () => clearTimeout(timer);
  }, [until]);

  if (!acting) return children;
  if (isOver) return <ActingOverPage />;
  return (
    <div className={classes['frame']}>
      <ActingBanner acting={acting} />
      {children}
    </div>
  );
}

/** What a visitor has chosen for videos; the buttons that choose it are named after it (`data-video`). */
type Choice = 'pause' | 'sound';

/**
 * Plays the video of the sheet a visitor is at, and no other: muted until the visitor asks for sound, held where motion is
 * not wanted. What was chosen holds for the videos that follow. Returns how to say which sheet that is.
 */
export function sheetVideos(stage: HTMLElement): (sheet: HTMLElement) => void {
  const chosen: Record<Choice, boolean> = { pause: matchMedia('(prefers-reduced-motion)').matches, sound: false };
  let video: HTMLVideoElement | null = null;

  const follow = (): void => {
    for (const button of stage.querySelectorAll<HTMLElement>('[data-video]'))
      button.setAttribute('aria-pressed', String(chosen[button.dataset['video'] as Choice]));
    if (!video) return;
    video.muted = !chosen.sound;
    if (chosen.pause) return video.pause();
    // Refused where a browser saves power: the poster stays, and the button says so.
    const refused = ({ name }: Error): void => {
      if (name !== 'NotAllowedError') return;
      chosen.pause = true;
      follow();
    };
    video.play().catch(refused);
  };

  stage.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-video]')?.dataset['video'] as Choice | undefined;
    if (!choice) return;
    chosen[choice] = !chosen[choice];
    follow();
  });

  return (sheet) => {
    video?.pause();
    video = sheet.querySelector('video');
    follow();
  };
}

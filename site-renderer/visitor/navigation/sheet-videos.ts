/** The settings of videos, by the value of `data-video` of their buttons. */
type Choice = 'pause' | 'sound';

/**
 * Switches a video between its file with sound and its file without sound, if it has both, and continues at the same time. The file without
 * sound is smaller, and most visitors never turn sound on.
 */
function loadFile(video: HTMLVideoElement, hasSound: boolean): void {
  const [wanted, present] = hasSound ? (['sound', 'muted'] as const) : (['muted', 'sound'] as const);
  const { currentTime, dataset, src } = video;
  const address = dataset[wanted];
  if (!address) return;
  dataset[present] = src;
  delete dataset[wanted];
  video.src = address;
  video.currentTime = currentTime;
}

/**
 * Plays only the video of the current sheet: muted until the visitor turns sound on, paused with reduced motion. Settings
 * apply to all following videos. Returns the function that sets the current sheet.
 */
export function sheetVideos(stage: HTMLElement): (sheet: HTMLElement) => void {
  const chosen: Record<Choice, boolean> = { pause: matchMedia('(prefers-reduced-motion)').matches, sound: false };
  let video: HTMLVideoElement | null = null;

  const follow = (): void => {
    for (const button of stage.querySelectorAll<HTMLElement>('[data-video]'))
      button.setAttribute('aria-pressed', String(chosen[button.dataset['video'] as Choice]));
    if (!video) return;
    video.muted = !chosen.sound;
    loadFile(video, chosen.sound);
    if (chosen.pause) return video.pause();
    // Browsers refuse to play in power-saving mode: the poster remains visible, and the button shows the paused state.
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

/** Opens an address outside the console in this window. */
export const leaveTo = (url: string): void => {
  window.location.assign(url);
};

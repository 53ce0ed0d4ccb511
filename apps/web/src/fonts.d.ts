/** Style sheets of the typefaces, which come without types. */
declare module '@fontsource/*';

/** How a picture is chosen, wherever one is. */
export const picturesEn = {
  pictures: {
    none: 'No picture.',
    elsewhere: 'From elsewhere: {address}',
    choose: 'Choose a picture',
    remove: 'Without a picture',
    close: 'Close',
    uploaded: 'Uploaded',
    shipped: 'Of the site',
    upload: 'Upload a picture',
    uploadHint: 'PNG, JPEG, WebP or AVIF, at most {megabytes} MB.',
    tooLarge: 'A picture may have at most {megabytes} MB.',
  },
};

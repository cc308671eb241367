/** Environment of a build for Firebase. */
export const FIREBASE = {
  BACKEND: "firebase",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "danji.example",
  FIREBASE_PROJECT_ID: "danji-sample",
  FIREBASE_APP_ID: "1:2:web:3",
};

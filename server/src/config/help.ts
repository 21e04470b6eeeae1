/** The output of `npm start -- --help`; docs/operations.md says more about each variable. */
export const HELP = `npm start: builds the portal if its sources changed, then serves portal and reference backend.

  PORT                    4300           port to listen on; 0 takes a free one
  HOST                    127.0.0.1      address to listen on
  DATA_DIR                data           folder of the embedded database and of attachments
  DATABASE_URL                           postgres://… uses that server instead of the embedded database
  SEED_DEMO                              1 fills an empty DATABASE_URL with the demo; 0 leaves the embedded one empty
  PUBLIC_URL                             address people use, when a proxy stands in front
  TRUSTED_PROXIES                        addresses of proxies whose X-Forwarded-For counts, comma-separated
  CORS_ORIGINS                           origins of portals served elsewhere, comma-separated
  LOG_LEVEL               info           fatal, error, warn, info, debug or silent
  OAUTH_CLIENT_ID         portal-web     the portal's client id
  OAUTH_CLIENT_SECRET     portal-web-demo  and its secret (public by nature)
  SECRETS_KEY                            32 bytes in base64 that encrypt secrets of authenticator apps and signing keys
  ACCESS_TOKEN_SECONDS    3600           life of an access token
  REFRESH_TOKEN_SECONDS   1209600        life of a refresh token, from its last use
  SESSION_SECONDS         5184000        longest life of a sign-in
  CONCURRENT_SESSIONS     off            sameType or all: a sign-in elsewhere ends the earlier ones
  SECOND_STEP_FOR_ADMINISTRATORS         1 gives AbpExtend.ManageBackstage and HostConsole to none without two-step sign-in
  DATABASE_POOL           10             connections to DATABASE_URL
  BACKPLANE_URL                          redis://… or rediss://… carries events between processes of DATABASE_URL
  BACKPLANE_PREFIX        atrium         begins its channels: one for each installation that shares that Redis
  DATABASE_WAIT_SECONDS   3              to wait for a connection or a lock of DATABASE_URL
  DATABASE_STATEMENT_SECONDS  10         one statement may take there
  HEADER_SECONDS          15             in which the headers of a request must arrive
  BODY_SPAN_SECONDS       20             in which a body must bring 10 KiB, again and again until it is whole
  CONNECTIONS_PER_ADDRESS 2000           open connections of one address; 0 for any number
  ALLOW_MACROS                           1 lets documents with macros be uploaded (docm, xlsm, pptm)
  COMPANY_FILES_GIB       1000           that the attachments of one company may take
  REMINDER_SECONDS        30             between two looks for reminders that are due
  PORTAL_CONFIG                          JSON for the portal: brand, applicationEntries, searchTargets, footer, …
  SECURITY_CONTACT                       mailto: or https: addresses for /.well-known/security.txt, comma-separated
  SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN     where text messages are handed over: POST {phone, text}
  PAYEE_NAME, PAYEE_BANK, PAYEE_ACCOUNT  the bank account that orders of the console are paid to
  OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET
                                         a provider of OpenID Connect by which people may sign in; needs PUBLIC_URL
  OIDC_NAME                              what its button says; the issuer's host
  OIDC_SCOPE    openid profile email phone  what it is asked for
  OIDC_MATCH              phone          phone, email or userName: how the account of a first sign-in is found
  PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY      VAPID keys; without them a pair is made and kept in the database
  PUSH_CONTACT                           mailto: or https: address that push services may write to
  PUSH_ORIGINS                           push services outside the internet, comma-separated origins
  PUSH_DELAY_SECONDS      3              in which a page may come back before its browser is told
  DIST_DIR                dist           folder of the built portal
  S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY
                                         keep attachments there instead of in DATA_DIR
  COZE_APP_ID, COZE_OAUTH_APP_ID, COZE_PUBLIC_KEY_ID, COZE_PRIVATE_KEY, COZE_TITLE, COZE_LOGO, COZE_FOOTER,
  COZE_API_BASE
                                         switch the AI chat on

  --help                                 print this`;

## What the server itself writes: into the head of the page, and on the page that explains a warning.

preview-invitation = { $game }: you are invited
preview-looking-back = { $game }: how it went
preview-about = Table { $code }. { $about }
door-title = One warning, then you play
door-why = This server runs at somebody’s home and has made a certificate of its own. Your browser does not know it and will warn you. Among friends, in one network, that is as it should be: what you send is encrypted all the same.
door-go = Go on to Turncoat
door-steps = What to tap when the warning appears:
door-chrome = Chrome, Edge, Samsung Internet: “Advanced”, then “Proceed to …”.
door-safari = iPhone, iPad, Safari: “Show Details”, then “visit this website”.
door-firefox = Firefox: “Advanced”, then “Accept the Risk and Continue”.
door-once = Your browser asks once and remembers the answer for a while.
door-trust = No warning at all, and Turncoat on your home screen
door-trust-about = Your phone can trust this house’s certificate. It is good for addresses of home networks only, and you can remove it again at any time.
door-certificate = Download the certificate
door-trust-android = Android: Settings, Security, More security settings, Install from phone storage, CA certificate; choose the file.
door-trust-iphone = iPhone: open the file, then Settings, Profile Downloaded, Install; after that General, About, Certificate Trust Settings: switch it on.
door-compare = Before you trust it, compare: whoever runs the server sees the same fingerprint in the terminal.

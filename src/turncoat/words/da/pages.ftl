## Hvad serveren selv skriver: i sidens hoved, og på siden, der forklarer en advarsel.

preview-invitation = { $game }: Du er inviteret
preview-looking-back = { $game }: Sådan gik det
preview-about = Bord { $code }. { $about }
door-title = Én advarsel, så spiller I
door-why = Serveren kører hjemme hos nogen og har lavet sit eget certifikat. Din browser kender det ikke og vil advare dig. Blandt venner på samme netværk er det, som det skal være: Det, du sender, er krypteret alligevel.
door-go = Videre til Turncoat
door-steps = Det skal du trykke på, når advarslen kommer:
door-chrome = Chrome, Edge, Samsung Internet: ”Avanceret”, derefter ”Fortsæt til …”.
door-safari = iPhone, iPad, Safari: ”Vis detaljer”, derefter ”besøge dette websted”.
door-firefox = Firefox: ”Avanceret”, derefter ”Accepter risikoen og fortsæt”.
door-once = Browseren spørger én gang og husker svaret et stykke tid.
door-trust = Slet ingen advarsel, og Turncoat på hjemmeskærmen
door-trust-about = Din telefon kan have tillid til husets certifikat. Det gælder kun for adresser på hjemmenetværk, og du kan fjerne det igen når som helst.
door-certificate = Hent certifikatet
door-trust-android = Android: Indstillinger, Sikkerhed, Flere sikkerhedsindstillinger, Installer fra telefonens lager, CA-certifikat; vælg filen.
door-trust-iphone = iPhone: Åbn filen, derefter Indstillinger, Profil hentet, Installer; så Generelt, Om, Indstillinger til godkendelse af certifikater: Slå det til.
door-compare = Sammenlign, før du stoler på det: Den, der kører serveren, ser det samme fingeraftryk i terminalen.

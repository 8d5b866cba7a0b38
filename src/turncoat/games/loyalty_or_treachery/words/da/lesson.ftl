## Lektionen i Loyalitet eller Forræderi, skridt for skridt (`lesson.py`).

lesson-lt-welcome = Du og Ada deles om én bunke. Den, der har flest kort, når den er tom, vinder.
lesson-lt-call = Gæt farven på det øverste kort: Loyalitet er rød, Forræderi sort. Gætter du rigtigt, er kortet dit; ellers er det Adas. Sig Loyalitet.
lesson-lt-loyalty = Rigtigt! Syveren er din. Med Loyalitet trækker du nu flere kort, uset: En syver giver to. Tag dem begge.
lesson-lt-again = Ada gættede også rigtigt, og hendes konge gav tre. Din tur igen: Sig Loyalitet.
lesson-lt-treachery = En knægt: Den giver tre. Prøv Forræderi: Læg spar konge og klør fire tilbage på bunken. Ada ser ikke hvilke.
lesson-lt-sprung = Ada sagde Loyalitet og mødte din sorte konge. Fælden klapper! Kongen er din igen, og du tager tre af hendes kort.
lesson-lt-known = Nu ligger din egen klør fire øverst. Du kender farven: Sig Forræderi.
lesson-lt-small = En firer giver ét kort. Tag det.
lesson-lt-beware = Ada har lagt et kort tilbage, på tværs af bunken: hendes fælde. Rød eller sort? Gå i den for en gangs skyld: Sig Forræderi.
lesson-lt-end = Fanget! Nieren er Adas, og to af dine kort følger med. Så tænk dig om, når et kort ligger på tværs. Det er hele spillet.
